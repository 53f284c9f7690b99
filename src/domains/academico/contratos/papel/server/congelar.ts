import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type Escola, isEscolaSemDados, lerEscola } from '#platform/server/escola.ts';
import { modeloDoPapel } from '#platform/server/papel/modelos.ts';
import { hojeEm } from '#shared/datas.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';
import { preencher } from '#shared/papel/preencher.ts';
import { errosContrato } from '#domains/academico/contratos/erros.ts';
import type { Parcela } from '#domains/academico/contratos/parcelas.ts';
import type { ContratoCarregado } from '#domains/academico/contratos/server/carregar.ts';
import type { BlocoDoTexto } from '../blocos-de-antes.ts';
import { papelDoContrato } from '../modelo.ts';
import { qualificar } from './qualificar.ts';

type ComParcelas = { contrato: ContratoCarregado; parcelas: readonly Parcela[] };
/** What a paper keeps: its text filled in, and by which version of the school's; or, of before, its words. */
export type DocumentoCongelado = { numero: string; escola: Escola; criadoEm: string } & (
  | { papel: ConteudoDoPapel; modelo: number | null }
  | { blocos: BlocoDoTexto[] }
);
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
  if (contratos.length === 0) return new Map();
  const escola = await lerEscola(db);
  const modelo = await modeloDoPapel(db, papelDoContrato);
  const dados = await qualificar(
    db,
    contratos.map(({ contrato }) => contrato),
  );
  const { rows } = await sql<{ agora: string }>`select clock_timestamp() as agora`.execute(db);
  const criadoEm = rows[0]?.agora ?? '';
  const data = hojeEm(new Date(criadoEm), fuso);
  return new Map(
    contratos.map(({ contrato, parcelas }): [number, TextoCongelado] => {
      const { numero, matricula, responsaveis, precos, descontos } = contrato;
      const valores = papelDoContrato.valores({
        numero,
        escola,
        data,
        matricula,
        ...dados(contrato),
        precos: precos.map((preco) => ({ ...preco, formaPagamento: preco.formaPagamentoNome })),
        descontos,
        parcelas,
      });
      const { papel } = preencher(modelo.conteudo, valores);
      const documento = { numero, escola, criadoEm, papel, modelo: modelo.versao };
      return [contrato.id, { versao: 2, matricula, responsaveis, precos, descontos, parcelas, documento }];
    }),
  );
}
