import { sql } from 'kysely';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import { listar, type Pagina } from '#platform/server/listas/listas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { desdeQuando, juntasDaSituacao, situacaoDoDocumento } from './situacao.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import type { documentosApi } from '../api.ts';

type Consulta = EntradaServidor<typeof documentosApi.listarDocumentos>['query'];
type Documento = RespostaServidor<typeof documentosApi.listarDocumentos>['itens'][number];

/** Documents issued, newest first unless told, of one enrollment when told. */
export function listarDocumentos({ db, quem, hoje, fuso }: Contexto, consulta: Consulta): Promise<Pagina<Documento>> {
  return listar<Documento, Consulta['CampoOrdenado']>(
    db,
    {
      colunas: sql`d.id, d.numero, d.tipo, coalesce(d.conteudo ->> 'titulo', '') as titulo, d.matricula_id as "matriculaId", m.aluno_nome as "alunoNome", d.data_emissao as "dataEmissao",
        d.codigo_verificacao as "codigoVerificacao", d.usuario_nome as "usuarioNome", d.created_at as em,
        ${situacaoDoDocumento(sql`${hoje}::date`)} as situacao, ${desdeQuando} as desde, a.motivo as "motivoDoCancelamento", a.usuario_nome as "canceladoPor"`,
      de: sql`from documentos_emitidos d join v_matricula_resumo m on m.id = d.matricula_id ${juntasDaSituacao(fuso)}`,
      deContagem: quem.restritoPainelProfessor ? undefined : sql`from documentos_emitidos d`,
      onde: [
        escopoDeAlunos(quem, sql.ref('m.turma_id')),
        consulta.MatriculaId !== undefined && sql`d.matricula_id = ${consulta.MatriculaId}`,
      ],
      ordem: { numero: { semNulos: sql`d.id` }, dataEmissao: { semNulos: sql`d.data_emissao` } },
      desempate: sql`d.id`,
    },
    toPaginacao(consulta),
  );
}
