import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import { modeloDoPapel } from '#platform/server/papel/modelos.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { preencher } from '#shared/papel/preencher.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type ChaveDeDesconto, parcelasComAditivos, type Termo } from '../parcelas-com-aditivos.ts';
import type { ParcelaDoAditivo } from '../papel/escritas.ts';
import { papelDoAditivo } from '../papel/modelo.ts';
import { type Carregado, carregarPessoas, totalDe } from './carregar.ts';
import type { DocumentoCongelado } from '#domains/academico/contratos/papel/server/door.ts';

export type AditivoParaEscrever = {
  id: number;
  ordem: number;
  dataAditivo: DataCivil;
  motivo: string;
  termos: readonly Termo[];
  carregado: Carregado;
  efeito: readonly ParcelaDoAditivo[];
  /** The contracted total before it; that of the contract as it was read unless told. */
  totalAntesCentavos?: Centavos;
};
/** What an addendum keeps of the day on which it was sent for signature or came into force: its words, and who are parties to it. */
export type AditivoCongelado = { alunoNome: string; documento: DocumentoCongelado; partes: readonly number[] };

/** The text of addenda as it stands now, any number with four statements; the number says the contract and the order. */
export async function escreverAditivos(db: Db | Tx, aditivos: readonly AditivoParaEscrever[]): Promise<Map<number, AditivoCongelado>> {
  const escola = await lerEscola(db);
  const modelo = await modeloDoPapel(db, papelDoAditivo);
  const { rows } = await sql<{ agora: string }>`select clock_timestamp() as agora`.execute(db);
  const criadoEm = rows[0]?.agora ?? '';
  const comPagadores = aditivos.map((aditivo) => ({ ...aditivo, pagadores: quemPaga(aditivo) }));
  const pessoas = await carregarPessoas(
    db,
    comPagadores.flatMap((a) => a.pagadores),
  );
  const nomes = new Map([...pessoas.values()].map((p) => [p.pessoaId, p.nome]));
  return new Map(
    comPagadores.map(({ pagadores, carregado, totalAntesCentavos, ...dados }): [number, AditivoCongelado] => {
      const { contrato, numero } = carregado;
      const valores = papelDoAditivo.valores({
        ...dados,
        escola,
        contrato,
        contratantes: pagadores.flatMap((id) => pessoas.get(id) ?? []),
        descontos: nomesDosDescontos(carregado),
        nomes,
        totalAntesCentavos: totalAntesCentavos ?? centavos(totalDe(carregado)),
      });
      const documento = {
        numero: `${numero} – ${dados.ordem}º aditivo`,
        escola,
        criadoEm,
        papel: preencher(modelo.conteudo, valores).papel,
        modelo: modelo.versao,
      };
      return [dados.id, { alunoNome: contrato.matricula.alunoNome, documento, partes: pagadores }];
    }),
  );
}

/** Those who pay the last installments before it and after it, and whoever has a title that it touches. */
function quemPaga({ carregado: { contratado, vigentes }, termos, efeito }: AditivoParaEscrever): number[] {
  const ultimas = [vigentes, [...vigentes, ...termos]].flatMap((quais) => parcelasComAditivos(contratado, quais).at(-1)?.pagadores ?? []);
  const tocados = efeito.flatMap((e) => [...e.antes, ...e.depois].map((p) => p.pagadorId));
  const nomeados = termos.flatMap((t) => (t.tipo === 'pagadores' ? t.pagadores.map((p) => p.pessoaId) : []));
  return [...new Set([...ultimas.map((p) => p.pessoaId), ...nomeados, ...tocados])];
}

function nomesDosDescontos({ contratado, vigentes }: Carregado): Map<ChaveDeDesconto, string> {
  return new Map([
    ...contratado.descontos.map((d): [ChaveDeDesconto, string] => [d.chave, d.descricao]),
    ...vigentes.flatMap((t): [ChaveDeDesconto, string][] => (t.tipo === 'incluir_desconto' ? [[t.chave, t.desconto.descricao]] : [])),
  ]);
}
