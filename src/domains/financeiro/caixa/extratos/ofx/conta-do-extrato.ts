import { significativos } from '#domains/financeiro/cadastros/digitos-da-conta.ts';
import type { ExtratoLido } from './ler-ofx.ts';

/** What the register says of an account at a bank. */
export type ContaNoBanco = { bancoCodigo: string; agencia: string | null; numero: string | null; numeroDv: string | null };

/**
 * Whether a statement may be of an account: nothing that it names is another's. Banks write the account alone, with its check digit, or with the
 * branch before it and their own codes between (`0501-003-12345-6`, `7037300576`), and zeros anywhere.
 */
export function podeSerDe(extrato: Pick<ExtratoLido, 'banco' | 'agencia' | 'conta'>, conta: ContaNoBanco): boolean {
  const banco = significativos(extrato.banco);
  if (banco !== '' && banco !== significativos(conta.bancoCodigo)) return false;
  const agencia = significativos(conta.agencia);
  const agenciaDita = significativos(extrato.agencia);
  // Some write the check digit of the branch too.
  if (agenciaDita !== '' && agencia !== '' && agenciaDita !== agencia && agenciaDita.slice(0, -1) !== agencia) return false;
  const numero = significativos(conta.numero);
  if (numero === '') return true;
  const dita = significativos(extrato.conta);
  return [numero, `${numero}${significativos(conta.numeroDv) || (conta.numeroDv ?? '').replaceAll(/\D/g, '')}`].some(
    (final) =>
      dita === final ||
      (agencia !== '' && dita.startsWith(agencia) && dita.endsWith(final) && dita.length >= agencia.length + final.length),
  );
}

/** Whether the register knows the account by its number, and not only by being of the bank. */
export const temNumero = (conta: Pick<ContaNoBanco, 'numero'>): boolean => significativos(conta.numero) !== '';
