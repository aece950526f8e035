export type CognitoErrorType =
  | 'CodeMismatchException'
  | 'ExpiredCodeException'
  | 'InternalErrorException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'PasswordResetRequiredException'
  | 'RefreshTokenReuseException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'UnauthorizedException'
  | 'UnknownOperationException'
  | 'UnsupportedTokenTypeException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException';

/** A refusal in Cognito's own names and words; what clients branch on. */
export class CognitoError extends Error {
  override readonly name = 'CognitoError';

  constructor(
    readonly type: CognitoErrorType,
    message: string,
  ) {
    super(message);
  }
}

export const notAuthorized = (message: string): CognitoError => new CognitoError('NotAuthorizedException', message);
