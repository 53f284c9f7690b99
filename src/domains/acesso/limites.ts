/** Limits of repeated attempts, by what they protect. Times in seconds. */
export type Limite = {
  /** Attempts that pass without delay. */
  livres: number;
  /** Delay after the first attempt beyond them; it doubles with each further one. */
  esperaInicial: number;
  esperaMaxima: number;
  /** The count is forgotten this long after the last attempt. */
  janela: number;
};

export const limites = {
  conta: { livres: 10, esperaInicial: 2, esperaMaxima: 900, janela: 3600 },
  // The same on a browser where the person signed in before: nobody else spends these.
  aparelho: { livres: 10, esperaInicial: 2, esperaMaxima: 900, janela: 3600 },
  // Codes of the second factor: a million of them, three good at a time; the count outlives a password reset.
  codigo: { livres: 5, esperaInicial: 10, esperaMaxima: 3600, janela: 86_400 },
  // By address, which a whole school may share: nobody waits long for what somebody else did behind it.
  cadastro: { livres: 20, esperaInicial: 30, esperaMaxima: 300, janela: 3600 },
  // The mail that tells somebody of a sign-up with their address: one each five minutes.
  avisoDeCadastro: { livres: 0, esperaInicial: 300, esperaMaxima: 300, janela: 3600 },
  // The public page that confirms the code of a document: a school next door checks a few, a guesser thousands.
  conferencia: { livres: 30, esperaInicial: 5, esperaMaxima: 900, janela: 3600 },
  // Links for somebody without an account: wrong ones by address, wrong codes and mailed codes by link.
  linkExterno: { livres: 50, esperaInicial: 5, esperaMaxima: 900, janela: 3600 },
  codigoDoLink: { livres: 5, esperaInicial: 10, esperaMaxima: 3600, janela: 86_400 },
  envioDeCodigo: { livres: 3, esperaInicial: 60, esperaMaxima: 3600, janela: 3600 },
  link: { livres: 50, esperaInicial: 5, esperaMaxima: 900, janela: 3600 },
} as const satisfies Record<string, Limite>;
export type TipoLimite = keyof typeof limites;

/** How long to wait, in seconds, after the attempt number `contador` (from 1); 0 while attempts are free. */
export function esperaApos({ livres, esperaInicial, esperaMaxima }: Limite, contador: number): number {
  const alem = contador - livres;
  return alem <= 0 ? 0 : Math.min(esperaMaxima, esperaInicial * 2 ** Math.min(alem - 1, 20));
}

/** Accounts that may fail behind one address within an hour before what is wrong there is told late: a large staff room at half past seven. */
export const contasLivresPorEndereco = 30;

/** How long after it was asked a wrong password is told behind such an address, in milliseconds: longer than a hash takes to be compared, so that it tells nothing. */
export const esperaAtrasDoEndereco = 3_000;
