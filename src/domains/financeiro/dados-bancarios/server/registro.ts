import type { ChavePermissao, TelaId } from '#catalog/telas.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DadosBancariosDoRegistro } from '../dados.ts';

/** A kind of record with bank data: what its room says of it. */
export type RegistroComDadosBancarios = {
  /** As the audit names it. */
  alvoTipo: string;
  /** Kept in an envelope: `ler` gives and `gravar` takes it closed, `conferir` sees what is in it. */
  sigiloso?: boolean;
  /** Whoever edits on this screen may ask and approve. */
  tela: TelaId;
  /** Where a change is looked at, as the address of that screen says it. */
  busca: (alvoId: number) => Readonly<Record<string, string>>;
  /** What the record says today. With `travar` it stays so until the transaction ends. Throws the room's refusal where there is none. */
  ler: (db: Db | Tx, alvoId: number, como?: { travar: boolean }) => Promise<{ nome: string; dados: DadosBancariosDoRegistro }>;
  /** What the room holds against such data for this record; throws its refusals. */
  conferir: (tx: Tx, alvoId: number, depois: DadosBancariosDoRegistro) => Promise<void>;
  /** What was handed out with the data of a change before it held, and goes back with it; told when the change is taken back. */
  entreguesCom?: (tx: Tx, mudancaId: number) => Promise<string[]>;
  /** Writes them into the record: only what came into force. */
  gravar: (tx: Tx, alvoId: number, depois: DadosBancariosDoRegistro) => Promise<void>;
};

const registrados = new Map<string, RegistroComDadosBancarios>();

/** Called by a room when its module loads; the clock and the home know the kind by it. */
export function registrarDadosBancarios(registro: RegistroComDadosBancarios): RegistroComDadosBancarios {
  registrados.set(registro.alvoTipo, registro);
  return registro;
}
export const registroDe = (alvoTipo: string): RegistroComDadosBancarios | undefined => registrados.get(alvoTipo);
export const todosOsRegistros = (): RegistroComDadosBancarios[] => [...registrados.values()];

/** The permission by which somebody asks, approves and takes back. */
export const permissaoDe = ({ tela }: Pick<RegistroComDadosBancarios, 'tela'>): ChavePermissao => `${tela}:editar`;
