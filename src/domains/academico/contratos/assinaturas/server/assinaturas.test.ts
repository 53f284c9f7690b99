import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { desfazerMudancaDeSituacao } from '#domains/academico/contratos/ciclo/server/door.ts';
import sharp from 'sharp';
import { papelDoContrato } from '#domains/academico/contratos/papel/modelo.ts';
import { guardarImagem } from '#domains/academico/documentos/padrao/server/imagens.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { rascunhoDeTeste } from '#tests/helpers/contratos.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { criarMundo, type Mundo } from '#tests/helpers/mundo.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { emailsDe, tokenDoEmail } from '#tests/helpers/usuarios.ts';
import { lembrarAssinaturas } from './lembrar.ts';
import { contraAssinar as contraAssinarPelaEscola } from './contra-assinar.ts';
import { revogarAssinatura, travarAssinatura } from './mudar.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.contratos, ...salasDe.documentos] });
  mundo = await criarMundo(s.banco.db, { vagas: 30 });
  await sql`update contratos_configuracao set exige_assinatura = true`.execute(s.banco.dono);
});
afterAll(() => s.fechar());
beforeEach(() => sql`delete from tentativas`.execute(s.banco.db));

type Aberto = {
  situacao: string;
  textoSha256: string;
  eu: { nome: string; email: string; assinouEm: string | null };
  outros: { assinou: boolean }[];
  perguntas: { resposta: string | null }[];
  blocos: unknown[];
};
type Lista = {
  itens: {
    id: number;
    situacao: string;
    signatarios: { id: number; nome: string; assinouEm: string | null; lembretes: number; perguntas: { id: number }[] }[];
  }[];
};
type Envio = { enviados: { contratoId: number }[]; recusados: { contratoId: number; mensagem: string }[] };
type Enviado = { contratoId: number; pagadores: number[]; assinaturaId: number; tokens: string[]; emails: string[] };

const publica = (acao: string, body: Record<string, unknown>) => s.pedir('POST', `AssinaturaPublica/${acao}`, { body });
const abrir = async (token: string) => (await publica('abertura', { token })).corpo.data as Aberto;
const lista = async (contratoId: number) => (await s.pedir('GET', `Contrato/${contratoId}/assinaturas`)).corpo.data as Lista;
let chaves = 0;
const enviar = (body: Record<string, unknown>) =>
  s.pedir('POST', 'Assinatura', { body: { dias: 10, ...body }, headers: { 'idempotency-key': `assinatura-${(chaves += 1)}` } });
const codigo = async (email: string): Promise<string> =>
  /\d{6}/.exec((await emailsDe(s)).find(({ para, assunto }) => para === email && /digo/.test(assunto))?.texto ?? '')?.[0] ?? '';

/** A contract that waits for its signature, whose payers have a mailbox each. */
async function esperando(percentuais = ['60.00', '40.00']) {
  const familia = await rascunhoDeTeste(s.banco.db, mundo, percentuais);
  const emails = familia.pagadores.map((id) => `pessoa${id}@familia.escola`);
  for (const [i, id] of familia.pagadores.entries())
    await sql`insert into pessoas_contatos (pessoa_id, tipo, valor, principal) values (${id}, 'email', ${emails[i]}, true)`.execute(
      s.banco.db,
    );
  const { rows } = await sql<{ versao: number }>`select versao from contratos where id = ${familia.contratoId}`.execute(s.banco.db);
  const posto = await s.pedir('POST', `Contrato/${familia.contratoId}/envio-para-assinatura`, {
    body: { versao: rows[0]?.versao, motivo: null },
  });
  expect(posto.corpo.error).toBeUndefined();
  return { ...familia, emails };
}
/** The newest link that was mailed to an address. */
const linkDe = async (email: string): Promise<string> =>
  tokenDoEmail((await emailsDe(s)).find(({ para, texto }) => para === email && texto.includes('/assinar?token='))?.texto ?? '');
async function enviado(percentuais?: string[]): Promise<Enviado> {
  const { contratoId, pagadores, emails } = await esperando(percentuais);
  const resposta = await enviar({ papeis: [{ contratoId }] });
  expect(resposta.corpo.error).toBeUndefined();
  const { enviados } = resposta.corpo.data as { enviados: { id: number }[] };
  const tokens: string[] = [];
  for (const email of emails) tokens.push(await linkDe(email));
  return { contratoId, pagadores, emails, tokens, assinaturaId: enviados[0]?.id ?? 0 };
}
async function assinar({ tokens, emails }: Enviado, i: number) {
  const token = tokens[i] ?? '';
  const { textoSha256 } = await abrir(token);
  await publica('codigo', { token });
  return publica('aceite', { token, codigo: await codigo(emails[i] ?? ''), textoSha256, li: true });
}
const vencer = (id: number) =>
  sql`update assinaturas set expira_em = clock_timestamp() - interval '1 minute' where id = ${id}`.execute(s.banco.dono);
const contraAssinar = (id: number) => s.pedir('POST', `Assinatura/${id}/contra-assinatura`);
const ativar = async (contratoId: number) => {
  const { rows } = await sql<{ versao: number }>`select versao from contratos where id = ${contratoId}`.execute(s.banco.db);
  return s.pedir('POST', `Contrato/${contratoId}/ativacao`, { body: { versao: rows[0]?.versao } });
};
const erroDe = ({ corpo }: { corpo: { error?: { code: string } } }) => corpo.error?.code;

describe('a contract signed by link', () => {
  it('is signed by two payers, then by the school; only then does it come into force, and its paper says who, when, from where', async () => {
    // Another family was sent its contract before: of this one it is the first sending.
    const [, envio] = [await enviado(), await enviado()];
    const aberto = await abrir(envio.tokens[0] ?? '');
    expect(aberto).toMatchObject({ situacao: 'aberta', eu: { assinouEm: null }, outros: [{ assinou: false }] });
    expect(aberto.eu.email).not.toContain('pessoa');
    expect(aberto.blocos.length).toBeGreaterThan(5);
    expect((await assinar(envio, 0)).corpo.data).toEqual({ ok: true });
    expect(erroDe(await ativar(envio.contratoId))).toBe('ASSINATURA_POR_LINK_EM_CURSO');
    const cedo = await contraAssinar(envio.assinaturaId);
    expect([cedo.status, erroDe(cedo)]).toEqual([409, 'ASSINATURAS_FALTAM']);
    expect((await assinar(envio, 1)).corpo.data).toEqual({ ok: true });
    expect((await lista(envio.contratoId)).itens[0]).toMatchObject({ situacao: 'assinada' });
    expect(erroDe(await ativar(envio.contratoId))).toBe('ASSINATURA_POR_LINK_EM_CURSO');
    expect(erroDe(await contraAssinar(envio.assinaturaId))).toBeUndefined();
    expect(erroDe(await ativar(envio.contratoId))).toBeUndefined();
    const pdf = await s.pedir('GET', `Assinatura/${envio.assinaturaId}/pdf`);
    const texto = textoDoPdf(pdf.bruto);
    expect(texto.replaceAll(/\s+/g, ' ')).toMatch(/1º envio.*Registro das assinaturas, página 1 de 1/);
    expect(texto).toContain(aberto.textoSha256.slice(0, 20));
    expect(texto.replaceAll('\n', ' ').match(/Endereço \(IP\): *127\.0\.0\.1/g)).toHaveLength(3);
    // Frozen: the same bytes whenever it is asked for.
    expect((await s.pedir('GET', `Assinatura/${envio.assinaturaId}/pdf`)).bruto.equals(pdf.bruto)).toBe(true);
    // Whoever signed gets it by mail, once; their links have done what they were for.
    const cartas = (await emailsDe(s)).filter(
      ({ para, assunto }) => envio.emails.includes(para) && assunto.startsWith('Assinado por todos'),
    );
    expect(cartas.map(({ para }) => para).toSorted()).toEqual(envio.emails.toSorted());
    for (const { anexos } of cartas) expect(anexos?.map(({ corpo }) => corpo.equals(pdf.bruto))).toEqual([true]);
    for (const token of envio.tokens) expect(erroDe(await publica('abertura', { token }))).toBe('LINK_EXTERNO_ENCERRADO');
    const [codigoDoPapel] = /[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/.exec(texto) ?? [];
    expect((await s.pedir('GET', `DocumentoEmitido/conferencia/${codigoDoPapel}`)).corpo.data).toMatchObject({ tipo: 'contrato' });
  });

  it('shows on the phone the images of its own paper, and those of no other', async () => {
    const pixels = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a6' } })
      .png()
      .toBuffer();
    const imagens = await transacao(s.banco.db, async (tx) => {
      const daImagem = { conteudo: pixels, tipo: 'image/png', largura: 40, altura: 20 };
      return [await guardarImagem(atoDe(tx, mundo.quem), daImagem), await guardarImagem(atoDe(tx, mundo.quem), daImagem)];
    });
    const [minha = 0, alheia = 0] = imagens.map(({ id }) => id);
    const { conteudo } = papelDoContrato;
    const comImagem = {
      ...conteudo,
      blocos: [...conteudo.blocos, { tipo: 'imagem', imagemId: minha, largura: 30, alinhamento: 'centro' }],
    };
    const { rows } = await sql<{
      id: number;
    }>`with d as (insert into documentos_padrao (nome, especie, papel) values ('Contrato', 'contrato', 'contrato') returning id)
      insert into documentos_padrao_versoes (documento_padrao_id, numero, conteudo, usuario_id, usuario_nome)
      select id, 1, ${JSON.stringify(comImagem)}::jsonb, 1, 'Marta' from d returning documento_padrao_id as id`.execute(s.banco.db);
    const envio = await enviado();
    await sql`update documentos_padrao set papel = null where id = ${rows[0]?.id ?? 0}`.execute(s.banco.dono);
    const [token = ''] = envio.tokens;
    expect((await abrir(token)).blocos).toContainEqual({ tipo: 'imagem', imagemId: minha, largura: 30 });
    expect((await publica('imagem', { token, imagemId: minha })).bruto.equals(pixels)).toBe(true);
    expect((await publica('imagem', { token, imagemId: alheia })).status).toBe(404);
    expect((await publica('imagem', { token: (await enviado()).tokens[0], imagemId: minha })).status).toBe(404);
    expect(erroDe(await publica('imagem', { token: 'x'.repeat(43), imagemId: minha }))).toBe('LINK_EXTERNO_INVALIDO');
  });

  it('keeps its evidence as it was', async () => {
    const envio = await enviado();
    await assinar(envio, 0);
    const mudar = sql`update assinaturas_signatarios set ip = '10.0.0.9' where assinatura_id = ${envio.assinaturaId} and assinou_em is not null`;
    await expect(mudar.execute(s.banco.dono)).rejects.toThrow('ASSINATURA_IMUTAVEL');
    const concluir = sql`update assinaturas set concluida_em = now(), concluida_por = 1, concluida_por_nome = 'x', final_id = original_id where id = ${envio.assinaturaId}`;
    await expect(concluir.execute(s.banco.dono)).rejects.toThrow('ASSINATURA_INCOMPLETA');
  });

  it('is asked about, and the answer stands on the page and in the mailbox', async () => {
    const envio = await enviado();
    const token = envio.tokens[0] ?? '';
    expect((await publica('pergunta', { token, texto: 'A matrícula está incluída?' })).corpo.data).toEqual({ ok: true });
    const [item] = (await lista(envio.contratoId)).itens;
    const pergunta = item?.signatarios[0]?.perguntas[0]?.id ?? 0;
    const resposta = { body: { resposta: 'Está, na primeira parcela.' } };
    expect(erroDe(await s.pedir('POST', `Assinatura/perguntas/${pergunta}/resposta`, resposta))).toBeUndefined();
    expect(erroDe(await s.pedir('POST', `Assinatura/perguntas/${pergunta}/resposta`, resposta))).toBe('PERGUNTA_JA_RESPONDIDA');
    expect((await abrir(token)).perguntas).toMatchObject([{ resposta: 'Está, na primeira parcela.' }]);
    // What one asks, another signer does not read.
    expect((await abrir(envio.tokens[1] ?? '')).perguntas).toEqual([]);
    expect((await emailsDe(s))[0]).toMatchObject({ para: envio.emails[0] });
    for (let i = 0; i < 9; i += 1) await publica('pergunta', { token, texto: 'E agora?' });
    expect(erroDe(await publica('pergunta', { token, texto: 'E agora?' }))).toBe('PERGUNTAS_DEMAIS');
  });

  it('goes out for a whole class in one act, each judged by itself; what was sent is not sent twice', async () => {
    const [um, dois] = [await esperando(), await esperando()];
    await sql`delete from pessoas_contatos where pessoa_id = ${dois.pagadores[1]}`.execute(s.banco.db);
    const resposta = await enviar({ turmaId: mundo.turmaId });
    const { enviados, recusados } = resposta.corpo.data as Envio;
    expect(enviados.map((e) => e.contratoId)).toContain(um.contratoId);
    expect(recusados.map((r) => r.contratoId)).toEqual([dois.contratoId]);
    expect(recusados[0]?.mensagem).toMatch(/^Falta o e-mail no cadastro de .+: sem isso, o link para assinar não é enviado\. Preencha na/);
    const outra = (await enviar({ papeis: [{ contratoId: um.contratoId }] })).corpo.data as Envio;
    expect([outra.enviados.length, outra.recusados[0]?.mensagem]).toEqual([0, expect.stringContaining('já foi enviado')]);
    const denovo = await enviar({ turmaId: mundo.turmaId });
    expect((denovo.corpo.data as { enviados: unknown[] }).enviados).toEqual([]);
  });

  it('whose time is up is named when its class is sent; with nothing to send nothing is answered as sent', async () => {
    const vencido = await enviado();
    await vencer(vencido.assinaturaId);
    const { enviados, recusados } = (await enviar({ turmaId: mundo.turmaId })).corpo.data as Envio;
    expect(enviados.map((e) => e.contratoId)).not.toContain(vencido.contratoId);
    expect(recusados.find((r) => r.contratoId === vencido.contratoId)?.mensagem).toContain('prazo venceu');
    const [umNome] = (await lista(vencido.contratoId)).itens[0]?.signatarios ?? [];
    expect(erroDe(await s.pedir('POST', `Assinatura/signatarios/${umNome?.id}/lembrete`))).toBeUndefined();
    expect((await lista(vencido.contratoId)).itens[0]?.situacao).toBe('aberta');
    const nada = [await enviar({}), await enviar({ turmaId: 999_999 })].map(({ corpo: { error: e } }) => [e?.code, e?.fields[0]?.path]);
    expect(nada).toEqual(['papeis', 'turmaId'].map((campo) => ['NADA_PARA_ASSINAR', campo]));
  });

  it('says in the list of contracts how many signed, that its time is up, or that nothing was sent', async () => {
    const [parado, envio, revogado] = [await esperando(), await enviado(), await enviado()];
    await assinar(envio, 0);
    await s.pedir('POST', `Assinatura/${revogado.assinaturaId}/revogacao`, { body: { motivo: 'Em papel' } });
    const naLista = async () => {
      const pagina = await s.pedir('GET', 'Contrato/obter-paginado?Situacao=aguardando_assinatura&TamanhoDaPagina=100');
      const { itens } = pagina.corpo.data as { itens: { id: number; assinatura: object | null }[] };
      return [parado, revogado, envio].map(({ contratoId }) => itens.find(({ id }) => id === contratoId)?.assinatura);
    };
    expect(await naLista()).toEqual([null, null, { situacao: 'aberta', assinaram: 1, signatarios: 2 }]);
    await vencer(envio.assinaturaId);
    expect((await naLista())[2]).toEqual({ situacao: 'vencida', assinaram: 1, signatarios: 2 });
    await s.pedir('POST', `Assinatura/signatarios/${(await lista(envio.contratoId)).itens[0]?.signatarios[1]?.id}/lembrete`);
    await assinar({ ...envio, tokens: [envio.tokens[0] ?? '', await linkDe(envio.emails[1] ?? '')] }, 1);
    expect((await naLista())[2]).toEqual({ situacao: 'assinada', assinaram: 2, signatarios: 2 });
    const { recusados } = (await enviar({ turmaId: mundo.turmaId })).corpo.data as Envio;
    expect(recusados.find((r) => r.contratoId === envio.contratoId)?.mensagem).toContain('falta a escola');
    const folha = (await s.pedir('GET', 'Contrato/exportar?Situacao=aguardando_assinatura&Formato=csv')).bruto.toString('utf8');
    expect(folha).toMatch(/;Assinatura;[^]*;Todos assinaram, falta a escola;[^]*;Não enviado por link;/);
    await contraAssinar(envio.assinaturaId);
    expect((await naLista())[2]).toEqual({ situacao: 'concluida', assinaram: 2, signatarios: 2 });
  });

  it('is signed by a witness too, who is nobody that signs already', async () => {
    const { contratoId, pagadores } = await esperando(['100.00']);
    const repetida = await enviar({ papeis: [{ contratoId }], testemunhas: pagadores });
    expect(repetida.corpo.data).toMatchObject({ recusados: [{ mensagem: expect.stringContaining('outra testemunha') as string }] });
    const outro = await esperando(['100.00']);
    expect((await enviar({ papeis: [{ contratoId }], testemunhas: outro.pagadores })).corpo.data).toMatchObject({
      enviados: [{ contratoId }],
    });
    expect((await lista(contratoId)).itens[0]?.signatarios).toHaveLength(2);
  });
});

describe('a link to sign that somebody attacks', () => {
  it('is guessed, is of another signer, is used again: nothing is signed', async () => {
    const envio = await enviado();
    const [meu = '', alheio = ''] = envio.tokens;
    // Cut or run together with other words by a mail program, it is told as a link, not as a field of a form.
    for (const token of ['x'.repeat(43), '', meu.slice(0, 12), `${meu}${'x'.repeat(99)}`])
      expect(erroDe(await publica('abertura', { token }))).toBe('LINK_EXTERNO_INVALIDO');
    const { textoSha256 } = await abrir(meu);
    await publica('codigo', { token: meu });
    const meuCodigo = await codigo(envio.emails[0] ?? '');
    // The code of one mailbox signs by no other link.
    expect(erroDe(await publica('aceite', { token: alheio, codigo: meuCodigo, textoSha256, li: true }))).toBe('CODIGO_DO_LINK_RECUSADO');
    expect((await publica('aceite', { token: meu, codigo: meuCodigo, textoSha256, li: false })).status).toBe(400);
    expect(erroDe(await publica('aceite', { token: meu, codigo: meuCodigo, textoSha256: 'a'.repeat(64), li: true }))).toBe(
      'ASSINATURA_SEM_EFEITO',
    );
    expect(erroDe(await publica('aceite', { token: meu, codigo: meuCodigo, textoSha256, li: true }))).toBeUndefined();
    expect(erroDe(await publica('aceite', { token: meu, codigo: meuCodigo, textoSha256, li: true }))).toBe('CODIGO_DO_LINK_RECUSADO');
    await publica('codigo', { token: meu });
    const novo = await codigo(envio.emails[0] ?? '');
    expect(erroDe(await publica('aceite', { token: meu, codigo: novo, textoSha256, li: true }))).toBe('JA_ASSINOU');
    const [item] = (await lista(envio.contratoId)).itens;
    expect(item?.signatarios.map((g) => g.assinouEm !== null)).toEqual([true, false]);
  });

  it('expired, it says so; of a contract that ended or changed, nobody signs, and the change restarts', async () => {
    const vencido = await enviado();
    await sql`update links_externos set expira_em = now() where alvo_id in (select id from assinaturas_signatarios where assinatura_id = ${vencido.assinaturaId})`.execute(
      s.banco.db,
    );
    expect(erroDe(await publica('abertura', { token: vencido.tokens[0] }))).toBe('LINK_EXTERNO_VENCIDO');
    const envio = await enviado();
    await assinar(envio, 0);
    const { rows } = await sql<{
      id: number;
    }>`select max(id) as id from contratos_situacoes where contrato_id = ${envio.contratoId}`.execute(s.banco.db);
    await transacao(s.banco.db, (tx) => desfazerMudancaDeSituacao(atoDe(tx, mundo.quem), { situacaoId: rows[0]?.id ?? 0 }));
    expect(erroDe(await publica('abertura', { token: envio.tokens[1] }))).toBe('ASSINATURA_SEM_EFEITO');
    expect(erroDe(await contraAssinar(envio.assinaturaId))).toBe('ASSINATURA_SEM_EFEITO');
    expect((await lista(envio.contratoId)).itens[0]?.situacao).toBe('sem_efeito');
    const { rows: versoes } = await sql<{ versao: number }>`select versao from contratos where id = ${envio.contratoId}`.execute(
      s.banco.db,
    );
    await s.pedir('POST', `Contrato/${envio.contratoId}/envio-para-assinatura`, { body: { versao: versoes[0]?.versao, motivo: null } });
    expect((await enviar({ papeis: [{ contratoId: envio.contratoId }] })).corpo.data).toMatchObject({
      enviados: [{ contratoId: envio.contratoId }],
    });
    // Nothing that was signed of the earlier words counts.
    expect((await lista(envio.contratoId)).itens[0]?.signatarios.map((g) => g.assinouEm)).toEqual([null, null]);
    expect(erroDe(await publica('abertura', { token: envio.tokens[1] }))).toBe('ASSINATURA_SEM_EFEITO');
  });

  it('revoked, it opens nothing; what was signed stays on record and the contract may be signed on paper', async () => {
    const envio = await enviado();
    await assinar(envio, 0);
    const revogada = await s.pedir('POST', `Assinatura/${envio.assinaturaId}/revogacao`, { body: { motivo: 'Assinaram em papel' } });
    expect(revogada.corpo.error).toBeUndefined();
    expect(erroDe(await publica('abertura', { token: envio.tokens[1] }))).toBe('LINK_EXTERNO_ENCERRADO');
    expect((await lista(envio.contratoId)).itens[0]).toMatchObject({ situacao: 'revogada' });
    expect(erroDe(await ativar(envio.contratoId))).toBeUndefined();
  });
});

describe('two at once', () => {
  it('two acceptances by one link: one is', async () => {
    const envio = await enviado();
    const token = envio.tokens[0] ?? '';
    const { textoSha256 } = await abrir(token);
    await publica('codigo', { token });
    const body = { token, codigo: await codigo(envio.emails[0] ?? ''), textoSha256, li: true };
    const fins = await Promise.all([publica('aceite', body), publica('aceite', body)]);
    expect(fins.map(erroDe).toSorted()).toEqual(['CODIGO_DO_LINK_RECUSADO', undefined]);
  });

  it('a revocation while somebody accepts: who comes second finds what the first did', async () => {
    const envio = await enviado();
    const token = envio.tokens[0] ?? '';
    const { textoSha256 } = await abrir(token);
    await publica('codigo', { token });
    const body = { token, codigo: await codigo(envio.emails[0] ?? ''), textoSha256, li: true };
    const [, aceite] = await passoAPasso(
      s.banco.db,
      (tx) => revogarAssinatura(atoDe(tx, mundo.quem), { id: envio.assinaturaId, motivo: 'Engano' }),
      () => publica('aceite', body),
    );
    expect(aceite).toMatchObject({ status: 'fulfilled', value: { corpo: { error: { code: 'LINK_EXTERNO_ENCERRADO' } } } });
    expect((await lista(envio.contratoId)).itens[0]?.signatarios.map((g) => g.assinouEm)).toEqual([null, null]);
  });

  it('the school signs while a signer asks by the link: who comes second finds what the first did, and none waits for the other forever', async () => {
    const envio = await enviado();
    for (const i of [0, 1]) await assinar(envio, i);
    const token = envio.tokens[0] ?? '';
    const [, pergunta] = await passoAPasso(
      s.banco.db,
      (tx) =>
        contraAssinarPelaEscola(atoDe(tx, mundo.quem), {
          id: envio.assinaturaId,
          publicUrl: 'https://escola.exemplo',
          correio: s.servicos.correio,
        }),
      () => publica('pergunta', { token, texto: 'E se eu mudar de ideia?' }),
    );
    expect(pergunta).toMatchObject({ status: 'fulfilled', value: { corpo: { error: { code: 'LINK_EXTERNO_ENCERRADO' } } } });
  });

  it('the school signs while somebody has a link and then asks for the contract: links come first, so that neither waits forever', async () => {
    const envio = await enviado();
    for (const i of [0, 1]) await assinar(envio, i);
    const [primeiro] = (await lista(envio.contratoId)).itens[0]?.signatarios ?? [];
    let daEscola: Promise<unknown> = Promise.resolve();
    await transacao(s.banco.db, async (tx) => {
      await sql`select 1 from links_externos where finalidade = 'assinatura' and alvo_id = ${primeiro?.id ?? 0} for update`.execute(tx);
      daEscola = contraAssinar(envio.assinaturaId);
      await new Promise((resolve) => setTimeout(resolve, 500));
      await sql`set local lock_timeout = '400ms'`.execute(tx);
      await travarAssinatura(tx, envio.assinaturaId);
    });
    expect(await daEscola).toMatchObject({ status: 200 });
  });

  it('two clerks send the same contract: one sending is', async () => {
    const { contratoId } = await esperando();
    const fins = await Promise.all([enviar({ papeis: [{ contratoId }] }), enviar({ papeis: [{ contratoId }] })]);
    expect(fins.map(({ corpo }) => (corpo.data as { enviados: unknown[] }).enviados.length).toSorted()).toEqual([0, 1]);
  });
});

describe('reminders', () => {
  it('go on the ladder to whoever has not signed, with a new link; the earlier one opens nothing', async () => {
    const envio = await enviado();
    await assinar(envio, 0);
    const servicos = s.servicos;
    await lembrarAssinaturas(servicos);
    expect((await lista(envio.contratoId)).itens[0]?.signatarios.map((g) => g.lembretes)).toEqual([0, 0]);
    await sql`update assinaturas_signatarios set enviado_em = enviado_em - interval '4 days' where assinatura_id = ${envio.assinaturaId}`.execute(
      s.banco.db,
    );
    expect(await lembrarAssinaturas(servicos)).toBe(1);
    expect(await lembrarAssinaturas(servicos)).toBe(0);
    expect((await lista(envio.contratoId)).itens[0]?.signatarios.map((g) => g.lembretes)).toEqual([0, 1]);
    expect(erroDe(await publica('abertura', { token: envio.tokens[1] }))).toBe('LINK_EXTERNO_ENCERRADO');
    const novo = await linkDe(envio.emails[1] ?? '');
    expect((await abrir(novo)).situacao).toBe('aberta');
    // By hand too, at once.
    const signatario = (await lista(envio.contratoId)).itens[0]?.signatarios[1]?.id ?? 0;
    expect(erroDe(await s.pedir('POST', `Assinatura/signatarios/${signatario}/lembrete`))).toBeUndefined();
    expect(erroDe(await publica('abertura', { token: novo }))).toBe('LINK_EXTERNO_ENCERRADO');
  });
});
