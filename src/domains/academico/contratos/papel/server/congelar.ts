import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type Escola, isEscolaSemDados, lerEscola } from '#platform/server/escola.ts';
import { hojeEm } from '#shared/datas.ts';
import { errosContrato } from '#domains/academico/contratos/erros.ts';
import type { Parcela, TotaisContrato } from '#domains/academico/contratos/parcelas.ts';
import { type BlocoDoTexto, textoDoContrato } from '../texto-do-contrato.ts';
import type { ContratoCarregado } from '#domains/academico/contratos/server/carregar.ts';

type ComParcelas = { contrato: ContratoCarregado; parcelas: readonly Parcela[]; totais: TotaisContrato };
export type DocumentoCongelado = { numero: string; escola: Escola; criadoEm: string; blocos: BlocoDoTexto[] };
/** What a contract keeps of the day on which it was sent for signature or came into force. */
export type TextoCongelado = Pick<ContratoCarregado, 'matricula' | 'responsaveis' | 'precos' | 'descontos'> & {
  versao: 2;
  parcelas: readonly Parcela[];
  documento: DocumentoCongelado;
};

/** What refuses to freeze a text that would not say who the school is. The refusal is thrown for each contract. */
export async function conferirEscola(db: Db | Tx): Promise<() => void> {
  const semDados = isEscolaSemDados(await lerEscola(db));
  return () => {
    if (semDados) throw errosContrato.ESCOLA_SEM_DADOS();
  };
}

/** The text of contracts as it stands now, with everything that printing it again needs. */
export async function congelarTextos(db: Db | Tx, contratos: readonly ComParcelas[], fuso: string): Promise<Map<number, TextoCongelado>> {
  const escola = await lerEscola(db);
  const { rows } = await sql<{ agora: string }>`select clock_timestamp() as agora`.execute(db);
  const criadoEm = rows[0]?.agora ?? '';
  return new Map(
    contratos.map(({ contrato, parcelas, totais }): [number, TextoCongelado] => {
      const { numero, matricula, responsaveis, precos, descontos } = contrato;
      const data = hojeEm(new Date(criadoEm), fuso);
      const blocos = textoDoContrato({ numero, escola, data, matricula, responsaveis, precos, descontos, parcelas, totais });
      return [
        contrato.id,
        { versao: 2, matricula, responsaveis, precos, descontos, parcelas, documento: { numero, escola, criadoEm, blocos } },
      ];
    }),
  );
}
