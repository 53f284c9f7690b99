import { sql } from 'kysely';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { PapelPronto } from '#platform/server/papel/compor.ts';
import { papeisEmPdf } from '#platform/server/papel/em-pdf.ts';
import { errosComuns } from '#shared/erros.ts';
import { type ConteudoDeAntes, type ConteudoDoPapelEmitido, enderecoDeAntes, papelDeAntes } from './papel-emitido.ts';

type Linha = {
  numero: string;
  tipo: string;
  codigo: string;
  em: string;
  usuarioNome: string;
  conteudo: ConteudoDeAntes | ConteudoDoPapelEmitido;
};

/** The paper as it was issued, from its frozen content alone: the same bytes each time. @throws NAO_ENCONTRADO */
export async function imprimirDocumento(db: Db | Tx, quem: Quem, id: number): Promise<Arquivo> {
  const { rows } =
    await sql<Linha>`select d.numero, d.tipo, d.codigo_verificacao as codigo, d.created_at as em, d.usuario_nome as "usuarioNome", d.conteudo
    from documentos_emitidos d join v_matricula_resumo m on m.id = d.matricula_id
    where d.id = ${id} and ${escopoDeAlunos(quem, sql.ref('m.turma_id')) ?? sql`true`}`.execute(db);
  const [linha] = rows;
  if (!linha) throw errosComuns.NAO_ENCONTRADO();
  const { numero, tipo, conteudo, codigo } = linha;
  const pronto: PapelPronto =
    'papel' in conteudo
      ? conteudo
      : {
          papel: papelDeAntes(conteudo, numero),
          escola: conteudo.escola,
          selo: { codigo, endereco: enderecoDeAntes(conteudo), emitidoPor: `Emitido por ${linha.usuarioNome}.` },
        };
  const corpo = await papeisEmPdf(db, [pronto], { titulo: `${conteudo.titulo} ${numero}`, criadoEm: linha.em });
  const nome = `${tipo === 'documento_padrao' ? 'documento' : tipo.replaceAll('_', '-')}-${numero}.pdf`;
  return { nome, tipo: 'application/pdf', corpo, abrir: true };
}
