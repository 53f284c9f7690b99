import { sql } from 'kysely';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Conteudo } from './emitir-documento.ts';
import type { ConteudoDoPapelEmitido } from './papel-emitido.ts';
import { papeisEmPdf } from '#platform/server/papel/em-pdf.ts';

type Linha = { numero: string; tipo: string; codigo: string; em: string; usuarioNome: string; conteudo: Conteudo | ConteudoDoPapelEmitido };

/** The paper as it was issued, from its frozen content alone: the same bytes each time. @throws NAO_ENCONTRADO */
export async function imprimirDocumento(db: Db | Tx, quem: Quem, id: number): Promise<Arquivo> {
  const { rows } =
    await sql<Linha>`select d.numero, d.tipo, d.codigo_verificacao as codigo, d.created_at as em, d.usuario_nome as "usuarioNome", d.conteudo
    from documentos_emitidos d join v_matricula_resumo m on m.id = d.matricula_id
    where d.id = ${id} and ${escopoDeAlunos(quem, sql.ref('m.turma_id')) ?? sql`true`}`.execute(db);
  const [linha] = rows;
  if (!linha) throw errosComuns.NAO_ENCONTRADO();
  const { numero, conteudo } = linha;
  if ('papel' in conteudo) {
    const titulo = `${conteudo.titulo} ${numero}`;
    const corpo = await papeisEmPdf(db, [conteudo], { titulo, criadoEm: linha.em });
    return { nome: `documento-${numero}.pdf`, tipo: 'application/pdf', corpo, abrir: true };
  }
  const documento = new DocumentoPdf({
    escola: conteudo.escola,
    titulo: conteudo.titulo,
    referencia: `Nº ${numero}`,
    codigoVerificacao: linha.codigo,
    criadoEm: linha.em,
  });
  documento.espaco(18);
  for (const paragrafo of conteudo.paragrafos) documento.paragrafo(paragrafo, { tamanho: 11.5 });
  if (conteudo.observacao !== null) documento.paragrafo(conteudo.observacao, { negrito: true });
  documento.espaco(18);
  documento.paragrafo(conteudo.lugarEData);
  documento.assinatura(conteudo.assinatura);
  documento.espaco(40);
  documento.paragrafo(`Emitido por ${linha.usuarioNome}. ${conteudo.conferencia}`, { tamanho: 8.5 });
  const nome = `${linha.tipo.replaceAll('_', '-')}-${numero}.pdf`;
  return { nome, tipo: 'application/pdf', corpo: await documento.concluir(), abrir: true };
}
