import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Arquivo, ConfigViva } from '#platform/server/http/tipos.ts';
import { fraseDeConferencia } from '#platform/server/pdf/conferencia.ts';
import { DocumentoPdf, type OpcoesDocumento } from '#platform/server/pdf/documento.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosContrato } from '#domains/academico/contratos/erros.ts';
import { calcularParcelas, totaisDasParcelas } from '#domains/academico/contratos/parcelas.ts';
import type { SituacaoContrato } from '#domains/academico/contratos/situacoes.ts';
import type { BlocoDoTexto } from '../texto-do-contrato.ts';
import { carregarContratos } from '#domains/academico/contratos/server/carregar.ts';
import { congelarTextos, type DocumentoCongelado, type TextoCongelado } from './congelar.ts';

/** More contracts than any class has. */
const MAXIMO = 200;
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
  let pdf: DocumentoPdf | undefined;
  for (const linha of rows) {
    const documento = isCongelado(linha) ? (linha.texto?.documento as DocumentoCongelado) : vivos.get(linha.id);
    if (!documento) throw errosComuns.NAO_ENCONTRADO();
    const opcoes = opcoesDe(documento, linha);
    if (pdf) await pdf.novoDocumento(opcoes);
    else pdf = new DocumentoPdf(opcoes);
    for (const bloco of documento.blocos) desenhar(pdf, bloco);
    dizerOndeConferir(pdf, opcoes, publicUrl);
  }
  const nome = rows.length === 1 ? `contrato-${rows[0]?.numero}.pdf` : 'contratos.pdf';
  return { nome, tipo: 'application/pdf', corpo: (await pdf?.concluir()) ?? Buffer.alloc(0), abrir: true };
}

/** A draft has no text of its own yet; one frozen before texts were kept whole is written again from its lines. */
const isCongelado = ({ situacao, texto }: { situacao: SituacaoContrato; texto: TextoCongelado | null }): boolean =>
  situacao !== 'rascunho' && texto?.documento !== undefined;

async function textosDeHoje(db: Db, ids: readonly number[], fuso: string): Promise<Map<number, DocumentoCongelado>> {
  if (ids.length === 0) return new Map();
  const contratos = (await carregarContratos(db, ids)).map((contrato) => {
    const parcelas = calcularParcelas(contrato.precos, contrato.descontos);
    return { contrato, parcelas, totais: totaisDasParcelas(parcelas) };
  });
  const textos = await congelarTextos(db, contratos, fuso);
  return new Map([...textos].map(([id, { documento }]) => [id, documento]));
}

function opcoesDe(
  documento: DocumentoCongelado,
  { situacao, codigo }: { situacao: SituacaoContrato; codigo: string | null },
): OpcoesDocumento {
  const marca = marcas[situacao];
  return {
    escola: documento.escola,
    titulo: 'Contrato de prestação de serviços educacionais',
    referencia: `Nº ${documento.numero}`,
    criadoEm: documento.criadoEm,
    // What was frozen is confirmed by the public page; a draft has nothing to prove.
    ...(marca ? { marca } : codigo === null ? {} : { codigoVerificacao: codigo }),
  };
}

/** Under the signatures, where the paper has a code that the public page confirms. */
export function dizerOndeConferir(
  pdf: DocumentoPdf,
  { codigoVerificacao }: Pick<OpcoesDocumento, 'codigoVerificacao'>,
  publicUrl: string,
): void {
  if (codigoVerificacao === undefined) return;
  pdf.espaco(40);
  pdf.paragrafo(`${fraseDeConferencia(publicUrl, codigoVerificacao)}.`, { tamanho: 8.5 });
}

/** A block of a text on the paper. */
export function desenhar(pdf: DocumentoPdf, bloco: BlocoDoTexto): void {
  if (bloco.tipo === 'campos') pdf.campos(bloco.pares);
  else if (bloco.tipo === 'tabela') pdf.tabela(bloco);
  else if (bloco.tipo === 'assinaturas') for (const nome of bloco.nomes) pdf.assinatura(nome);
  else if (bloco.tipo === 'titulo') pdf.paragrafo(bloco.texto, { negrito: true });
  else pdf.paragrafo(bloco.texto);
}
