import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { isCpf, mascararCpf } from '#shared/documentos/cpf.ts';
import { comZeros } from '#shared/importacao/valores.ts';
import { chaveDoCodigo } from '../tipos.ts';

type PessoaReferida = { id: number; nome: string; nascimento: DataCivil | null };
export type Pessoas = { de(referencia: string): PessoaReferida | null };

/** The CPF that a reference may be; null when it can be none. */
export function cpfDaReferencia(referencia: string): string | null {
  const digitos = comZeros(referencia.replaceAll(/[.\-\s]/g, ''), 11) ?? '';
  return isCpf(digitos) ? digitos : null;
}

/** A reference as lists tell it: of a CPF what they show of one. */
export const referenciaATela = (referencia: string): string => {
  const cpf = cpfDaReferencia(referencia);
  return cpf === null ? referencia : mascararCpf(cpf);
};

/** People as the sheets call them, by the code of the old system or else by CPF: all in one statement. */
export async function acharPessoas(db: Db | Tx, referencias: readonly (string | undefined)[]): Promise<Pessoas> {
  const pedidas = [...new Set(referencias.filter((r): r is string => r !== undefined && r !== ''))];
  const codigos = pedidas.map(chaveDoCodigo);
  const cpfs = pedidas.map((r) => cpfDaReferencia(r) ?? '');
  const { rows } = await sql<PessoaReferida & { codigo: string | null; cpf: string | null }>`
    select r.codigo, null::text as cpf, p.id, p.nome_completo as nome, p.data_nascimento as nascimento from mudancas_registros r join v_pessoa_resumo p on p.id = r.alvo_id
      where r.tipo = 'pessoas' and r.codigo = any(${codigos}::text[])
    union all
    select null, p.cpf, p.id, p.nome_completo, p.data_nascimento from v_pessoa_resumo p where p.cpf = any(${cpfs}::text[])`.execute(db);
  const porCodigo = new Map(rows.flatMap(({ codigo, cpf: _, ...quem }) => (codigo === null ? [] : [[codigo, quem] as const])));
  const porCpf = new Map(rows.flatMap(({ codigo: _, cpf, ...quem }) => (cpf === null ? [] : [[cpf, quem] as const])));
  return {
    de: (referencia) => porCodigo.get(chaveDoCodigo(referencia)) ?? porCpf.get(cpfDaReferencia(referencia) ?? '') ?? null,
  };
}
