internal import ArgumentParser
internal import DocumentEditing
internal import InterfaceBuilder

/// Errors of documents to exit codes, as `sysexits.h` names them.
enum DocumentFailure {
  /// Runs `body`; what goes wrong is told on standard error, and ends the command.
  static func reported<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as DocumentError {
      CommandOutput.error("\(error)")
      if error.isMissing { throw ExitCode(66) }
      throw ExitCode(65)
    } catch let error as LaunchConfiguration.Failure {
      CommandOutput.error("\(error)")
      throw ExitCode(65)
    } catch let error as WriteError {
      CommandOutput.error("\(error)")
      throw ExitCode(74)
    } catch let error as PropertyError {
      CommandOutput.error("\(error)")
      throw ExitCode(65)
    } catch let error as EditError {
      CommandOutput.error("\(error)")
      throw ExitCode(65)
    }
  }
}
