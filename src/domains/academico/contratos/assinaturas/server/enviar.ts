import { sql } from 'kysely';
import { contratosDaTurma } from '#domains/academico/contratos/server/contratos-da-turma.ts';
import { travarContratos } from '#domains/academico/contratos/server/carregar.ts';
import { conferirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import { guardarArquivo } from '#platform/server/arquivos/files.ts';
import { fimDoDia } from '#platform/server/clock.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditarVarios, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { somarDias } from '#shared/datas.ts';
import { type ErroNegocio, errosComuns } from '#shared/erros.ts';
import { julgarCada, type Recusado } from '#shared/julgar-cada.ts';
import { errosAssinatura as erros } from '../erros.ts';
import { nomeDoPapel } from '#domains/academico/contratos/nome-do-papel.ts';
import {
  carregarPapeis,
  carregarTestemunhas,
  chaveDoPapel,
  type PapelParaAssinar,
  type PapelPedido,
  type SignatarioPossivel,
} from './carregar.ts';
import { mandarLinks, type QuemRecebe, type Remessa } from './correspondencia.ts';
import { recusaDoPapel } from './julgar-papel.ts';
import { papelEmPdf } from './papel-em-pdf.ts';

type Pedido = { papeis: readonly PapelPedido[]; turmaId: number | null; testemunhas: readonly number[]; dias: number };
type Signatario = SignatarioPossivel & { email: string; papel: 'pagador' | 'testemunha' };
type Aceito = {
  papel: PapelParaAssinar & { documento: NonNullable<PapelParaAssinar['documento']>; hash: string; codigo: string };
  signatarios: Signatario[];
};

/**
 * Sends papers to be signed by link: each payer and witness gets an own one. Each paper is judged by itself, the others go on. What was sent of
 * a text that is no more is void already and gives way. @throws NAO_ENCONTRADO, NADA_PARA_ASSINAR
 */
export async function enviarPorLink(
  ato: Ato,
  { servicos, ...pedido }: Pedido & { servicos: Remessa },
): Promise<{ enviados: { id: number; contratoId: number }[]; recusados: Recusado[] }> {
  const { tx, quem } = ato;
  const pedidos = pedido.turmaId === null ? pedido.papeis : await daTurma(ato, pedido.turmaId);
  if (pedidos.length === 0) throw erros.NADA_PARA_ASSINAR({}, { campos: [pedido.turmaId === null ? 'papeis' : 'turmaId'] });
  const contratoIds = [...new Set(pedidos.map((p) => p.contratoId))];
  await conferirVisivel(tx, quem, contratoIds);
  await travarContratos(tx, contratoIds);
  const papeis = await carregarPapeis(tx, pedidos);
  if (papeis.length < pedidos.length) throw errosComuns.NAO_ENCONTRADO();
  const testemunhas = await carregarTestemunhas(tx, pedido.testemunhas);
  if (testemunhas.length < new Set(pedido.testemunhas).size) throw errosComuns.NAO_ENCONTRADO({}, { campos: ['testemunhas'] });
  await darLugar(ato, contratoIds);
  const emCurso = await lerEmCurso(ato, contratoIds);
  const superados = new Map<string, ErroNegocio | null>();
  for (const papel of papeis) superados.set(chaveDoPapel(papel), await recusaDoPapel(tx, papel, ato.fuso));
  const { aceitos, recusados } = julgarCada(
    papeis.map((p) => ({ ...p, id: p.contratoId })),
    (papel) => {
      const superado = superados.get(chaveDoPapel(papel));
      if (superado) throw superado;
      return julgar(papel, testemunhas, emCurso.get(chaveDoPapel(papel)) ?? null);
    },
  );
  const enviados: { id: number; contratoId: number }[] = [];
  for (const aceito of aceitos) enviados.push(await gravar(ato, { ...aceito, dias: pedido.dias, publicUrl: servicos.config.publicUrl }));
  await mandar(ato, { enviados: enviados.map(({ id }) => id), dias: pedido.dias, servicos });
  await auditarVarios(
    ato,
    aceitos.map(({ papel, signatarios }) => ({
      acao: 'contrato.assinatura_pedida',
      alvoTipo: 'contrato',
      alvoId: papel.contratoId,
      depois: { documento: nomeDoPapel(papel).br, para: signatarios.map(({ nome }) => nome).join(', '), textoSha256: papel.hash },
    })),
  );
  return { enviados, recusados };
}

/** The contracts of a class that wait for a signature and were not sent; those for which the turn is the school's too, to be told of. */
async function daTurma({ tx }: Ato, turmaId: number): Promise<PapelPedido[]> {
  const ids = await contratosDaTurma(tx, turmaId);
  const { rows } = await sql<{
    id: number;
  }>`select c.id from contratos c where c.id = any(${ids}::bigint[]) and c.situacao = 'aguardando_assinatura'
    and not exists (select 1 from v_assinatura_em_curso a where a.contrato_id = c.id and a.aditivo_id is null and a.situacao in ('aberta', 'concluida'))
    order by c.id`.execute(tx);
  return rows.map(({ id }) => ({ contratoId: id, aditivoId: null }));
}

/** A sending of a text that is no more is closed: its links open nothing since the text changed. */
async function darLugar({ tx }: Ato, contratoIds: readonly number[]): Promise<void> {
  await sql`update assinaturas set revogada_em = clock_timestamp()
    where id in (select id from v_assinatura where contrato_id = any(${[...contratoIds]}::bigint[]) and situacao = 'sem_efeito')`.execute(
    tx,
  );
}

async function lerEmCurso({ tx }: Ato, contratoIds: readonly number[]): Promise<Map<string, string>> {
  const { rows } = await sql<
    PapelPedido & { situacao: string }
  >`select contrato_id as "contratoId", aditivo_id as "aditivoId", situacao from v_assinatura_em_curso
    where contrato_id = any(${[...contratoIds]}::bigint[])`.execute(tx);
  return new Map(rows.map((r) => [chaveDoPapel(r), r.situacao]));
}

function julgar(papel: PapelParaAssinar, testemunhas: readonly SignatarioPossivel[], emCurso: string | null): Aceito {
  const { documento, hash, codigo } = papel;
  const nome = nomeDoPapel(papel);
  if (!papel.vivo || documento === null || hash === null || codigo === null) throw erros.ASSINATURA_SEM_TEXTO({ papel: nome });
  if (emCurso === 'concluida') throw erros.ASSINATURA_JA_CONCLUIDA({ papel: nome });
  if (emCurso === 'assinada') throw erros.ASSINATURA_DA_ESCOLA_FALTA({ papel: nome });
  if (emCurso === 'vencida') throw erros.ASSINATURA_VENCIDA({ papel: nome });
  if (emCurso !== null) throw erros.ASSINATURA_EM_CURSO({ papel: nome });
  if (papel.pagadores.length === 0) throw erros.ASSINATURA_SEM_PAGADOR({ papel: nome });
  const todos = [
    ...papel.pagadores.map((p) => ({ ...p, papel: 'pagador' as const })),
    ...testemunhas.map((p) => ({ ...p, papel: 'testemunha' as const })),
  ];
  const signatarios: Signatario[] = [];
  for (const { email, ...quem } of todos) {
    if (quem.falecido) throw erros.SIGNATARIO_FALECIDO({ nome: quem.nome, papel: nome });
    if (email === null) throw erros.SIGNATARIO_SEM_EMAIL({ nome: quem.nome });
    if (signatarios.some((s) => s.pessoaId === quem.pessoaId)) throw erros.SIGNATARIO_REPETIDO({ nome: quem.nome, papel: nome });
    // One mailbox that signs for two proves neither.
    if (signatarios.some((s) => s.email.toLowerCase() === email.toLowerCase()))
      throw erros.EMAIL_DE_SIGNATARIOS_REPETIDO({ nome: quem.nome, papel: nome });
    signatarios.push({ ...quem, email });
  }
  return { papel: { ...papel, documento, hash, codigo }, signatarios };
}

async function gravar(
  { tx, quem, hoje }: Ato,
  { papel, signatarios, dias, publicUrl }: Aceito & { dias: number; publicUrl: string },
): Promise<{ id: number; contratoId: number }> {
  const { contratoId, aditivoId, documento, codigo, hash } = papel;
  const especie = aditivoId === null ? 'contrato' : 'aditivo';
  const conteudo = await papelEmPdf(tx, { documento, especie, codigo, publicUrl });
  const originalId = await guardarArquivo(tx, {
    nome: `${especie}-${papel.numero.replaceAll('/', '-')}.pdf`,
    tipo: 'application/pdf',
    conteudo,
  });
  const { rows } = await sql<{
    id: number;
  }>`insert into assinaturas (contrato_id, aditivo_id, texto_sha256, original_id, dias, expira_em, usuario_id, usuario_nome)
    values (${contratoId}, ${aditivoId}, ${hash}, ${originalId}, ${dias}, ${fimDoDia(sql`${somarDias(hoje, dias)}::date`)}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id`.execute(
    tx,
  );
  const id = rows[0]?.id ?? 0;
  const linhas = signatarios.map(({ pessoaId, papel: como, nome, cpf, email }) => ({ pessoaId, papel: como, nome, cpf, email }));
  await sql`insert into assinaturas_signatarios (assinatura_id, pessoa_id, papel, nome, cpf, email)
    select ${id}, l."pessoaId", l.papel, l.nome, l.cpf, l.email
    from json_to_recordset(${JSON.stringify(linhas)}::json) as l("pessoaId" bigint, papel text, nome text, cpf text, email text)`.execute(
    tx,
  );
  return { id, contratoId };
}

/** Links for all who are asked by some sendings, and the mails that carry them, in the transaction of the sending. */
async function mandar(
  { tx, hoje }: Ato,
  { enviados, dias, servicos }: { enviados: readonly number[]; dias: number; servicos: Remessa },
): Promise<void> {
  const { rows } = await sql<QuemRecebe>`
    select s.id, s.pessoa_id as "pessoaId", s.nome, s.email, c.numero, d.ordem from assinaturas_signatarios s join assinaturas a on a.id = s.assinatura_id
    join contratos c on c.id = a.contrato_id left join aditivos d on d.id = a.aditivo_id where a.id = any(${[...enviados]}::bigint[]) order by s.id`.execute(
    tx,
  );
  await mandarLinks(tx, rows, { ...servicos, ate: somarDias(hoje, dias), lembrete: false });
}
