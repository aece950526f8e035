export type CognitoErrorType =
  | 'AccessDeniedException'
  | 'CodeMismatchException'
  | 'EnableSoftwareTokenMFAException'
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
  | 'SoftwareTokenMFANotFoundException'
  | 'TooManyRequestsException'
  | 'UnauthorizedException'
  | 'UnknownOperationException'
  | 'UnsupportedTokenTypeException'
  | 'UnsupportedUserStateException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'
  | 'UsernameExistsException';

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
