declare module 'uk-modulus-checking' {
  export default class UkModulusChecking {
    constructor(account: { readonly sortCode: string; readonly accountNumber: string });
    isValid(): boolean;
  }
}
