import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Arquivo, ConfigViva } from '#platform/server/http/tipos.ts';
import { papeisEmPdf } from '#platform/server/papel/em-pdf.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosContrato } from '#domains/academico/contratos/erros.ts';
import { calcularParcelas } from '#domains/academico/contratos/parcelas.ts';
import type { SituacaoContrato } from '#domains/academico/contratos/situacoes.ts';
import { carregarContratos } from '#domains/academico/contratos/server/carregar.ts';
import { congelarTextos, type DocumentoCongelado, type TextoCongelado } from './congelar.ts';
import { papelCongelado } from './papel-congelado.ts';

/** As many contracts as a school sends at once. */
const MAXIMO = 600;
const titulo = 'Contrato de prestação de serviços educacionais';
const marcas: Partial<Record<SituacaoContrato, string>> = { rascunho: 'RASCUNHO', cancelado: 'CANCELADO' };

/** The contracts of a class, or some contracts, in one PDF that opens in the browser; those not frozen yet say that they are drafts. */
export async function contratosEmPdf(
  db: Db,
  alvo: { ids?: readonly number[]; turmaId?: number },
  { tzEscola: fuso, publicUrl }: Pick<ConfigViva, 'tzEscola' | 'publicUrl'>,
): Promise<Arquivo> {
  const { rows } = await sql<{
    id: number;
    numero: string;
    situacao: SituacaoContrato;
    texto: TextoCongelado | null;
    codigo: string | null;
  }>`
    select c.id, c.numero, c.situacao, c.texto_congelado as texto, f_codigo_do_papel(c.texto_congelado -> 'documento') as codigo from contratos c join v_matricula_resumo m on m.id = c.matricula_id
    where ${alvo.turmaId ? sql`m.turma_id = ${alvo.turmaId} and c.situacao <> 'cancelado'` : sql`c.id = any(${[...(alvo.ids ?? [])]}::bigint[])`}
    order by m.aluno_nome, c.id limit ${MAXIMO + 1}`.execute(db);
  if (rows.length === 0) throw alvo.turmaId ? errosContrato.TURMA_SEM_CONTRATOS_PARA_IMPRIMIR() : errosComuns.NAO_ENCONTRADO();
  if (rows.length > MAXIMO) throw errosContrato.CONTRATOS_DEMAIS_PARA_IMPRIMIR({ max: MAXIMO });
  const vivos = await textosDeHoje(
    db,
    rows.filter((r) => !isCongelado(r)).map((r) => r.id),
    fuso,
  );
  const papeis = rows.map((linha) => {
    const documento = isCongelado(linha) ? linha.texto?.documento : vivos.get(linha.id);
    if (!documento) throw errosComuns.NAO_ENCONTRADO();
    return { documento, pronto: papelCongelado(documento, { titulo, ...linha, marca: marcas[linha.situacao], publicUrl }) };
  });
  const primeiro = papeis[0]?.documento;
  const corpo = await papeisEmPdf(
    db,
    papeis.map(({ pronto }) => pronto),
    {
      titulo: papeis.length === 1 ? `${titulo} Nº ${primeiro?.numero}` : titulo,
      criadoEm: primeiro?.criadoEm ?? '',
    },
  );
  const nome = rows.length === 1 ? `contrato-${rows[0]?.numero}.pdf` : 'contratos.pdf';
  return { nome, tipo: 'application/pdf', corpo, abrir: true };
}

/** A draft has no text of its own yet; one frozen before texts were kept whole is written again from its lines. */
const isCongelado = ({ situacao, texto }: { situacao: SituacaoContrato; texto: TextoCongelado | null }): boolean =>
  situacao !== 'rascunho' && texto?.documento !== undefined;

async function textosDeHoje(db: Db, ids: readonly number[], fuso: string): Promise<Map<number, DocumentoCongelado>> {
  if (ids.length === 0) return new Map();
  const contratos = (await carregarContratos(db, ids)).map((contrato) => ({
    contrato,
    parcelas: calcularParcelas(contrato.precos, contrato.descontos),
  }));
  const textos = await congelarTextos(db, contratos, fuso);
  return new Map([...textos].map(([id, { documento }]) => [id, documento]));
}
