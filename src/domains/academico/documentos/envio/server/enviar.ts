import { sql } from 'kysely';
import { emailDe } from '#domains/academico/boletins/envio/server/door.ts';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { assuntoDeUmaLinha, type Correio } from '#platform/server/correio/mail.ts';
import type { ItemDeTarefa } from '#platform/server/jobs.ts';
import type { Textos } from '#shared/erros.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';
import { isDosPagadores, nomesDoPapel } from '#domains/academico/documentos/termos/alcance.ts';
import { imprimirDocumento } from '#domains/academico/documentos/server/imprimir-documento.ts';

export const CORREIO_DO_DOCUMENTO = 'documento_envio';
type Documento = {
  numero: string;
  titulo: string;
  alunoNome: string;
  escola: { nome: string; email: string | null };
  cancelado: boolean;
  alunoFalecido: boolean;
  /** The text of the template that it was issued by; null for what the portal declares itself. */
  modelo: ConteudoDoPapel | null;
  matriculaId: number;
};
type ComOuSemEmail = { pessoaId: number; nome: string; email: string | null; vezes: number; saiu: boolean };
type Destino = ComOuSemEmail & { email: string };

/**
 * Sends a paper to the guardians whom it concerns and who have an address: one that speaks of money or of who pays to those who pay, others to
 * those for school matters. Who has got it gets it again only when asked for. Whoever sends the same paper at once waits, and finds what the first sent.
 */
export async function enviarDocumento(
  ato: Ato,
  { id, deNovo, correio }: { id: number; deNovo: boolean; correio: Pick<Correio, 'enviar'> },
): Promise<ItemDeTarefa> {
  const { tx, quem } = ato;
  await sql`select pg_advisory_xact_lock(hashtext('documentos.envios'), ${id}::int)`.execute(tx);
  const { rows } =
    await sql<Documento>`select d.numero, coalesce(d.conteudo ->> 'titulo', '') as titulo, coalesce(d.conteudo ->> 'alunoNome', '') as "alunoNome",
      json_build_object('nome', coalesce(d.conteudo -> 'escola' ->> 'nome', ''), 'email', d.conteudo -> 'escola' ->> 'email') as escola,
      exists (select 1 from documentos_cancelamentos a where a.documento_id = d.id) as cancelado, d.matricula_id as "matriculaId",
      al.data_falecimento is not null or m.movimento = 'falecido' as "alunoFalecido", v.conteudo as modelo
    from documentos_emitidos d join v_matricula_resumo m on m.id = d.matricula_id join v_pessoa_resumo al on al.id = m.aluno_id
    left join documentos_padrao_versoes v on v.documento_padrao_id = d.documento_padrao_id and v.numero = d.modelo_versao
    where d.id = ${id} and ${escopoDeAlunos(quem, sql.ref('m.turma_id')) ?? sql`true`}`.execute(tx);
  const [documento] = rows;
  if (!documento) return { alvoId: id, situacao: 'recusado', codigo: 'NAO_ENCONTRADO' };
  if (documento.cancelado) return { alvoId: id, situacao: 'recusado', codigo: 'DOCUMENTO_NAO_VALE_MAIS' };
  if (documento.alunoFalecido) return { alvoId: id, situacao: 'recusado', codigo: 'DOCUMENTO_DE_FALECIDO' };
  const quais = documento.modelo && isDosPagadores(nomesDoPapel(documento.modelo)) ? sql`r.financeiro` : sql`r.pedagogico`;
  const { rows: aQuem } =
    await sql<ComOuSemEmail>`select r.pessoa_id as "pessoaId", p.nome_completo as nome, ${emailDe(sql.ref('r.pessoa_id'))} as email,
      coalesce((select max(e.vez) from documentos_envios e where e.documento_id = ${id} and e.pessoa_id = r.pessoa_id), 0)::int as vezes,
      exists (select 1 from documentos_envios e where e.documento_id = ${id} and e.pessoa_id = r.pessoa_id and e.situacao <> 'falhou') as saiu
    from v_matricula_responsavel r join v_pessoa_resumo p on p.id = r.pessoa_id
    where r.matricula_id = ${documento.matriculaId} and ${quais} and p.data_falecimento is null order by r.id`.execute(tx);
  const destinos = aQuem.filter((um): um is Destino => um.email !== null);
  if (destinos.length === 0)
    return { alvoId: id, situacao: 'recusado', codigo: 'DOCUMENTO_SEM_EMAIL', parametros: semEmail(aQuem, documento) };
  const saem = destinos.filter(({ saiu }) => deNovo || !saiu);
  if (saem.length === 0) return { alvoId: id, situacao: 'ja_estava' };
  await mandar(ato, { id, documento, saem, correio });
  return { alvoId: id, situacao: 'feito' };
}

/** Whose address is missing: everybody whom the paper would go to. */
const semEmail = (aQuem: readonly { nome: string }[], { alunoNome }: Documento): { nome: string | Textos } => ({
  nome: aQuem.map(({ nome }) => nome).join(', ') || { br: `um responsável de ${alunoNome}`, en: `a guardian of ${alunoNome}` },
});

async function mandar(
  ato: Ato,
  { id, documento, saem, correio }: { id: number; documento: Documento; saem: readonly Destino[]; correio: Pick<Correio, 'enviar'> },
): Promise<void> {
  const { tx, quem } = ato;
  const { nome, corpo } = await imprimirDocumento(tx, quem, id);
  const { titulo, numero, alunoNome, escola } = documento;
  for (const { pessoaId, nome: responsavel, email, vezes } of saem) {
    const { rows } = await sql<{
      envio: number;
    }>`insert into documentos_envios (documento_id, pessoa_id, destino, vez, usuario_id, usuario_nome)
      values (${id}, ${pessoaId}, ${email}, ${vezes + 1}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id as envio`.execute(tx);
    await correio.enviar(tx, {
      para: email,
      assunto: assuntoDeUmaLinha(`${titulo} – ${alunoNome}`),
      texto: [
        `Olá, ${responsavel}.`,
        `Segue anexo o documento nº ${numero} de ${alunoNome}: ${titulo}.`,
        'Confira a sua autenticidade pelo endereço que está no pé do documento.',
        escola.nome,
      ].join('\n\n'),
      referencia: { tipo: CORREIO_DO_DOCUMENTO, id: rows[0]?.envio ?? 0 },
      daEscola: escola,
      anexos: [{ nome, tipo: 'application/pdf', corpo: corpo as Buffer }],
    });
  }
  await auditar(ato, {
    acao: 'documento.enviado',
    alvoTipo: 'matricula',
    alvoId: documento.matriculaId,
    depois: { documento: titulo, numero, para: saem.map(({ nome: de }) => de).join(', ') },
  });
}
