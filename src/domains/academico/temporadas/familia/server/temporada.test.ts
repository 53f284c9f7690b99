import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe, presenteDe } from '#tests/helpers/ato.ts';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { fichaVazia } from '#domains/pessoas/saude/ficha-saude.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste } from '#tests/helpers/academico.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { emailsDe, tokenDoEmail, usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { somarDias } from '#shared/datas.ts';
import type { familiaApi } from '../api.ts';

type Pagina = RespostaServidor<typeof familiaApi.abrirCadastroDaFamilia>;
type Protocolo = {
  id: number;
  versao: number;
  pessoaId: number;
  solicitante: string;
  daFamilia: boolean;
  situacao: string;
  campos: { campo: string; valorAtual: unknown; valorProposto: unknown; arquivoId: number | null; mudou: boolean }[];
};
let s: ServidorDeTeste;
let escola: Escola;
let secretaria: Quem;
let enfermaria: Quem;
const ids: Record<string, number> = {};
const { hoje } = presenteDe(null);
const pedido = {
  campos: ['celular', 'cpf', 'endereco', 'rg', 'nomeSocial'],
  documentos: ['rg', 'residencia'],
  fichaSaude: true,
  mensagem: 'Até sexta.',
};

beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.temporadas, ...salasDe.rh, ...salasDe.pessoas] });
  const { db } = s.banco;
  escola = await escolaDeTeste(db, { ano: Number(hoje.slice(0, 4)), vagas: 20 });
  const permissoes = ['temporadas:criar', 'temporadas:editar', 'temporadas:visualizar', 'temporadas:listar', 'temporadas:excluir'] as const;
  const doBalcao = ['protocolos:editar', 'protocolos:visualizar', 'protocolos:listar', 'pessoas:visualizar'] as const;
  const [a, b] = [await usuarioDeTeste(s, 'secretaria'), await usuarioDeTeste(s, 'enfermaria')];
  secretaria = quemDeTeste([...permissoes, ...doBalcao], { usuarioId: a.id, pessoaId: a.pessoaId });
  enfermaria = quemDeTeste([...doBalcao, 'ficha-saude:visualizar', 'ficha-saude:editar'], { usuarioId: b.id, pessoaId: b.pessoaId });
  for (const [nome, email] of [
    ['Rita', 'rita@demo.escola'],
    ['Paulo', 'paulo@demo.escola'],
    ['Vera', null],
    ['Noé', 'noe@demo.escola'],
  ] as const) {
    const contacts = email === null ? [] : [{ tipo: 'email' as const, valor: email, principal: true }];
    const dados = { nome, sobrenome: 'Sá', dataNascimento: '1985-03-04', cpf: nome === 'Rita' ? '52998224725' : null, contacts };
    ids[nome] = (await transacao(db, (tx) => criarPessoa(atoDe(tx, { processo: 'teste' }), dados))).id;
  }
  const aluno = async (nome: string, turmaId: number, responsaveis: string[]) => {
    const { id } = await transacao(db, (tx) =>
      criarPessoa(atoDe(tx, { processo: 'teste' }), { nome, sobrenome: 'Sá', dataNascimento: '2014-05-10' }),
    );
    ids[nome] = id;
    const percentual = responsaveis.length === 1 ? '100.00' : '50.00';
    const quem = responsaveis.map((um) => ({
      pessoaId: ids[um] ?? 0,
      parentesco: 'outro' as const,
      pedagogico: true,
      financeiro: true,
      percentual,
    }));
    await transacao(db, (tx) => criarMatricula(atoDe(tx, quemDeTeste()), matriculaDeTeste(escola, id, 0, { turmaId, responsaveis: quem })));
  };
  await aluno('Ana', escola.turmaA, ['Rita', 'Paulo']);
  await aluno('Beto', escola.turmaA, ['Vera']);
  await aluno('Caio', escola.turmaB, ['Noé']);
});
afterAll(() => s.fechar());

const dado = <T>(resposta: RespostaDeTeste): T => {
  expect(resposta.corpo.error).toBeUndefined();
  return resposta.corpo.data as T;
};
let vez = 0;
const criar = async (partes = {}) =>
  dado<{ id: number; versao: number }>(
    await s.pedir('POST', 'Temporada', {
      quem: secretaria,
      body: {
        nome: `Temporada ${(vez += 1)}`,
        dataInicio: hoje,
        dataFim: somarDias(hoje, 10),
        turmaIds: [escola.turmaA],
        ...pedido,
        ...partes,
      },
    }),
  );
const agir = (id: number, ato: string, versao: number) => s.pedir('POST', `Temporada/${id}/${ato}`, { quem: secretaria, body: { versao } });
/** An open season and the secret that each guardian got by mail. */
const abrir = async (partes = {}) => {
  const { id, versao } = await criar(partes);
  const feita = dado<{ versao: number; convidados: number; semEmail: number }>(await agir(id, 'abertura', versao));
  return { id, ...feita, tokens: await tokensDe() };
};
const tokensDe = async (): Promise<Record<string, string>> => {
  const tokens: Record<string, string> = {};
  for (const { para, texto } of (await emailsDe(s)).toReversed())
    if (texto.includes('/conferir-cadastro?')) tokens[para] = tokenDoEmail(texto);
  return tokens;
};
const chamar = (verbo: string, body: unknown) => s.pedir('POST', `CadastroDaFamilia/${verbo}`, { body });
const pagina = async (token = '') => dado<Pagina>(await chamar('abertura', { token }));
const pessoaDe = async (token: string, nome: string) => {
  const achada = (await pagina(token)).pessoas.find(({ pessoaId }) => pessoaId === ids[nome]);
  if (!achada) throw new Error(`${nome} is not shown`);
  return achada;
};
const enviar = async (token: string, nome: string, partes: Record<string, unknown>) => {
  const { pessoaId, visto } = await pessoaDe(token, nome);
  return chamar('envio', { token, pessoaId, visto, valores: {}, ...partes });
};
const protocolos = async (quem = secretaria): Promise<Protocolo[]> => {
  const { itens } = dado<{ itens: { id: number }[] }>(
    await s.pedir('GET', 'Protocolo/obter-paginado?Situacao=aberto&DaFamilia=true&TamanhoDaPagina=100&CampoOrdenado=numero', { quem }),
  );
  const lidos: Protocolo[] = [];
  for (const { id } of itens) lidos.push(dado<Protocolo>(await s.pedir('GET', `Protocolo/${id}`, { quem })));
  return lidos;
};
const decidir = ({ id, versao, campos }: Protocolo, quem = secretaria, recusas: readonly string[] = []) =>
  s.pedir('POST', `Protocolo/${id}/decisao`, {
    quem,
    body: {
      versao,
      parecer: null,
      campos: campos.map(({ campo }) => ({
        campo,
        aceito: !recusas.includes(campo),
        motivoRecusa: recusas.includes(campo) ? 'Ilegível' : null,
      })),
    },
  });
const celularDe = async (nome: string) =>
  (await sql<{ valor: string }>`select valor from pessoas_contatos where pessoa_id = ${ids[nome]} and tipo = 'celular'`.execute(s.banco.db))
    .rows[0]?.valor;
const foto = async () =>
  (
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
const esquecer = () => sql`update protocolos set situacao = 'cancelado', decidido_em = now() where situacao = 'aberto'`.execute(s.banco.db);

describe('a season', () => {
  test('asks each guardian of its classes who has an address, once, and nobody else', async () => {
    const { convidados, semEmail, tokens } = await abrir();
    expect([convidados, semEmail, Object.keys(tokens).toSorted()]).toEqual([2, 1, ['paulo@demo.escola', 'rita@demo.escola']]);
  });

  test.each([
    ['an end before its beginning', { dataFim: somarDias(hoje, -1) }, 'dataFim'],
    ['half a year and more', { dataFim: somarDias(hoje, 181) }, 'dataFim'],
    ['nothing to ask', { campos: [], documentos: [], fichaSaude: false }, 'campos'],
    ['no class', { turmaIds: [] }, 'turmaIds'],
    ['a field that families are not asked', { campos: ['religiao'] }, 'campos.0'],
    ['a class that is not there', { turmaIds: [999_999] }, 'turmaIds'],
  ])('is refused with %s, at its field', async (_, partes, campo) => {
    const { status, corpo } = await s.pedir('POST', 'Temporada', {
      quem: secretaria,
      body: { nome: 'Errada', dataInicio: hoje, dataFim: somarDias(hoje, 10), turmaIds: [escola.turmaA], ...pedido, ...partes },
    });
    expect([status, corpo.error?.fields.map(({ path }) => path)]).toEqual([400, [campo]]);
  });

  test('does not change once families got it; opened at once by two it is opened by one', async () => {
    const { id, versao } = await criar();
    const duas = await Promise.all([agir(id, 'abertura', versao), agir(id, 'abertura', versao)]);
    expect(duas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lida = dado<Record<string, unknown> & { versao: number }>(await s.pedir('GET', `Temporada/${id}`, { quem: secretaria }));
    const { situacao: _a, convites: _b, respondidos: _c, semEmail: _d, ...corpo } = lida;
    expect((await s.pedir('PUT', 'Temporada', { quem: secretaria, body: { ...corpo, nome: 'Outra' } })).corpo.error?.code).toBe(
      'TEMPORADA_JA_ABERTA',
    );
    expect((await s.pedir('DELETE', `Temporada/${id}`, { quem: secretaria })).corpo.error?.code).toBe('TEMPORADA_JA_ABERTA');
  });

  test('reminds who did not answer with a link that takes the place of the first; who answered gets none', async () => {
    const { id, versao, tokens } = await abrir();
    const [rita = '', paulo = ''] = [tokens['rita@demo.escola'], tokens['paulo@demo.escola']];
    dado(await enviar(rita, 'Rita', {}));
    const { convidados } = dado<{ convidados: number }>(await agir(id, 'lembrete', versao));
    expect(convidados).toBe(1);
    expect((await chamar('abertura', { token: paulo })).corpo.error?.code).toBe('LINK_EXTERNO_ENCERRADO');
    expect((await pagina((await tokensDe())['paulo@demo.escola'])).responsavel).toBe('Paulo Sá');
    const { itens } = dado<{ itens: { pessoaNome: string; situacao: string }[] }>(
      await s.pedir('GET', `ConviteTemporada/obter-paginado?TemporadaId=${id}`, { quem: secretaria }),
    );
    expect(itens.map(({ pessoaNome, situacao }) => [pessoaNome, situacao])).toEqual([
      ['Paulo Sá', 'aberto'],
      ['Rita Sá', 'respondido'],
    ]);
  });
});

describe('a guardian', () => {
  test('sees themselves and their students of its classes, with the CPF masked and no health form', async () => {
    const { tokens } = await abrir();
    const { pessoas, mensagem } = await pagina(tokens['rita@demo.escola']);
    expect(mensagem).toBe('Até sexta.');
    expect(pessoas.map(({ nome, proprio, pedeFicha }) => [nome, proprio, pedeFicha])).toEqual([
      ['Rita Sá', true, false],
      ['Ana Sá', false, true],
    ]);
    expect(pessoas[0]?.campos.map(({ campo, valorAtual }) => [campo, valorAtual])).toEqual([
      ['nomeSocial', null],
      ['cpf', '***.982.247-**'],
      ['rg', null],
      ['celular', null],
      ['endereco', null],
    ]);
    // A mobile phone is asked of who answers, not of the child.
    expect(pessoas[1]?.campos.map(({ campo }) => campo)).not.toContain('celular');
  });

  test('sends, and nothing enters the register before somebody of the school accepts it, field by field', async () => {
    await esquecer();
    const { tokens } = await abrir();
    const token = tokens['rita@demo.escola'] ?? '';
    dado(await chamar('documento', { token, pessoaId: ids.Rita, tipo: 'rg', nome: 'rg.jpg', conteudo: await foto() }));
    const { protocolos: numeros } = dado<{ protocolos: string[] }>(
      await enviar(token, 'Rita', { valores: { celular: '(91) 98888-7766', rg: '12.345' } }),
    );
    expect(numeros).toHaveLength(1);
    expect(await celularDe('Rita')).toBeUndefined();
    const [protocolo] = await protocolos();
    expect(protocolo).toMatchObject({ pessoaId: ids.Rita, solicitante: 'Rita Sá', daFamilia: true });
    expect(protocolo?.campos.map(({ campo, valorAtual, valorProposto }) => [campo, valorAtual, valorProposto])).toEqual([
      ['celular', null, '+5591988887766'],
      ['rg', null, '12.345'],
      ['documento.rg', null, 'rg.jpg'],
    ]);
    const anexo = await s.pedir('GET', `Protocolo/${protocolo?.id}/anexo?ArquivoId=${protocolo?.campos[2]?.arquivoId}`, {
      quem: secretaria,
    });
    expect([anexo.status, anexo.cabecalhos['content-type']]).toEqual([200, 'image/jpeg']);
    const decidido = dado<Protocolo>(await decidir(protocolo as Protocolo, secretaria, ['rg']));
    expect(decidido.situacao).toBe('deferido_em_parte');
    expect(await celularDe('Rita')).toBe('+5591988887766');
  });

  test('sends again, and what waits gives way; a document that was sent goes along', async () => {
    await esquecer();
    const { tokens } = await abrir();
    const token = tokens['rita@demo.escola'] ?? '';
    dado(await chamar('documento', { token, pessoaId: ids.Ana, tipo: 'residencia', nome: 'casa.jpg', conteudo: await foto() }));
    dado(await enviar(token, 'Ana', { valores: { rg: '1' } }));
    const vista = await pessoaDe(token, 'Ana');
    expect(vista.campos.find(({ campo }) => campo === 'rg')).toMatchObject({ valorAtual: null, valorEnviado: '1', foiEnviado: true });
    expect(vista.documentos.map(({ nome, foiEnviado }) => [nome, foiEnviado])).toEqual([
      [null, false],
      [null, true],
    ]);
    dado(await enviar(token, 'Ana', { valores: { rg: '2' } }));
    expect((await protocolos()).map(({ campos }) => campos.map(({ campo, valorProposto }) => [campo, valorProposto]))).toEqual([
      [
        ['rg', '2'],
        ['documento.residencia', 'casa.jpg'],
      ],
    ]);
  });

  test('says from when a change holds, and it is not accepted before', async () => {
    await esquecer();
    const { tokens } = await abrir();
    dado(await enviar(tokens['paulo@demo.escola'] ?? '', 'Paulo', { valores: { rg: '77' }, valeDesde: somarDias(hoje, 5) }));
    const [protocolo] = await protocolos();
    expect((await decidir(protocolo as Protocolo)).corpo.error?.code).toBe('PROTOCOLO_AINDA_NAO_VALE');
    await sql`update protocolos set vale_desde = ${hoje} where id = ${protocolo?.id}`.execute(s.banco.db);
    expect(dado<Protocolo>(await decidir(protocolo as Protocolo)).situacao).toBe('deferido');
  });

  test('two of one child send at once: both stand, and the second that is accepted is told that the register changed', async () => {
    await esquecer();
    const { tokens } = await abrir();
    const [rita = '', paulo = ''] = [tokens['rita@demo.escola'], tokens['paulo@demo.escola']];
    const respostas = await Promise.all([
      enviar(rita, 'Ana', { valores: { rg: '111' } }),
      enviar(paulo, 'Ana', { valores: { rg: '222' } }),
    ]);
    respostas.forEach((resposta) => dado(resposta));
    const [primeiro, segundo] = await protocolos();
    dado(await decidir(primeiro as Protocolo));
    const recusa = (await decidir(segundo as Protocolo)).corpo.error;
    expect([recusa?.code, recusa?.fields.map(({ path }) => path)]).toEqual(['CAMPOS_MUDARAM', ['rg']]);
    expect((await protocolos())[0]?.campos[0]).toMatchObject({ mudou: true });
  });

  test('one link used twice at the same instant leaves one request open', async () => {
    await esquecer();
    const { tokens } = await abrir();
    const token = tokens['rita@demo.escola'] ?? '';
    const { pessoaId, visto } = await pessoaDe(token, 'Rita');
    const duas = await Promise.all(['7', '8'].map((rg) => chamar('envio', { token, pessoaId, visto, valores: { rg } })));
    expect(duas.map(({ status }) => status)).toEqual([200, 200]);
    expect(await protocolos()).toHaveLength(1);
  });

  test('whose register the school changed meanwhile is told so, and nothing is sent', async () => {
    await esquecer();
    const { tokens } = await abrir();
    const token = tokens['paulo@demo.escola'] ?? '';
    const { pessoaId, visto } = await pessoaDe(token, 'Paulo');
    await sql`update pessoas set nome_social = 'Paulinho' where id = ${pessoaId}`.execute(s.banco.db);
    const { status, corpo } = await chamar('envio', { token, pessoaId, visto, valores: { rg: '9' } });
    expect([status, corpo.error?.code, (await protocolos()).length]).toEqual([409, 'CADASTRO_MUDOU', 0]);
  });

  test('a value that the form of the school would refuse is refused at its field; another’s CPF is not told apart', async () => {
    await esquecer();
    const { tokens } = await abrir();
    const token = tokens['paulo@demo.escola'] ?? '';
    const errada = await enviar(token, 'Paulo', { valores: { cpf: '111.111.111-11', celular: '91' } });
    expect([errada.status, errada.corpo.error?.fields.map(({ path }) => path).toSorted()]).toEqual([400, ['celular', 'cpf']]);
    dado(await enviar(token, 'Paulo', { valores: { cpf: '52998224725' } }));
    const [protocolo] = await protocolos();
    expect((await decidir(protocolo as Protocolo)).corpo.error?.code).toBe('CPF_DUPLICADO');
  });
});

describe('the health form by the link', () => {
  const ficha = { ...fichaVazia(), alergias: 'Amendoim', declaracao: true, versao: 0 };
  test('waits sealed, is seen and accepted only by who may, and leaves no copy', async () => {
    await esquecer();
    const { tokens } = await abrir();
    dado(await enviar(tokens['rita@demo.escola'] ?? '', 'Ana', { valores: null, ficha }));
    const [protocolo] = await protocolos();
    expect(JSON.stringify(protocolo)).not.toContain('Amendoim');
    const { rows } = await sql<{
      dados: Buffer;
    }>`select dados_cifrados as dados from protocolos_fichas where protocolo_id = ${protocolo?.id}`.execute(s.banco.db);
    expect(rows[0]?.dados.includes('Amendoim')).toBe(false);
    const ver = (quem: Quem) => s.pedir('GET', `Protocolo/${protocolo?.id}/ficha-saude`, { quem });
    expect((await ver(secretaria)).status).toBe(403);
    expect((await decidir(protocolo as Protocolo)).status).toBe(403);
    expect(dado<{ proposta: { alergias: string } }>(await ver(enfermaria)).proposta.alergias).toBe('Amendoim');
    const vistas = await sql<{ n: number }>`select count(*)::int as n from fichas_saude_visualizacoes where pessoa_id = ${ids.Ana}`.execute(
      s.banco.db,
    );
    expect(vistas.rows[0]?.n).toBe(1);
    expect(dado<Protocolo>(await decidir(protocolo as Protocolo, enfermaria)).situacao).toBe('deferido');
    expect((await sql`select 1 as um from protocolos_fichas`.execute(s.banco.db)).rows).toHaveLength(0);
    const guardada = dado<{ alergias: string }>(await s.pedir('GET', `FichaSaude/${ids.Ana}`, { quem: enfermaria }));
    expect(guardada.alergias).toBe('Amendoim');
  });

  test('does not take the place of one that changed after it was sent', async () => {
    await esquecer();
    const { tokens } = await abrir();
    dado(await enviar(tokens['rita@demo.escola'] ?? '', 'Ana', { valores: null, ficha: { ...ficha, alergias: 'Nada' } }));
    const [protocolo] = await protocolos();
    await sql`update fichas_saude set versao = versao + 1 where pessoa_id = ${ids.Ana}`.execute(s.banco.db);
    expect((await protocolos())[0]?.campos[0]).toMatchObject({ campo: 'fichaSaude', mudou: true });
    expect((await decidir(protocolo as Protocolo, enfermaria)).corpo.error?.code).toBe('VERSAO_DESATUALIZADA');
  });
});

describe('attacks', () => {
  test('children of another family, of another class, and oneself as a child are not there', async () => {
    const { tokens } = await abrir();
    const token = tokens['rita@demo.escola'] ?? '';
    const { visto } = await pessoaDe(token, 'Rita');
    for (const nome of ['Beto', 'Caio', 'Paulo', 'Vera']) {
      const { status, corpo } = await chamar('envio', { token, pessoaId: ids[nome], visto, valores: { rg: '1' } });
      expect([status, corpo.error?.code]).toEqual([404, 'PESSOA_DE_OUTRA_FAMILIA']);
    }
    const deOutro = await chamar('documento', { token, pessoaId: ids.Beto, tipo: 'rg', nome: 'x.jpg', conteudo: await foto() });
    expect(deOutro.corpo.error?.code).toBe('PESSOA_DE_OUTRA_FAMILIA');
    expect((await enviar(token, 'Rita', { ficha: { ...fichaVazia(), declaracao: true, versao: 0 } })).corpo.error?.code).toBe(
      'FICHA_NAO_PEDIDA',
    );
  });

  test('what was not asked for is refused: a field, a document', async () => {
    const { tokens } = await abrir({ campos: ['rg'], documentos: ['rg'] });
    const token = tokens['rita@demo.escola'] ?? '';
    expect((await enviar(token, 'Rita', { valores: { celular: '(91) 98888-7766' } })).corpo.error?.code).toBe('CAMPO_NAO_PEDIDO');
    const documento = await chamar('documento', { token, pessoaId: ids.Rita, tipo: 'cpf', nome: 'x.jpg', conteudo: await foto() });
    expect(documento.corpo.error?.code).toBe('DOCUMENTO_NAO_PEDIDO');
  });

  test('a guessed secret, an expired one, an ended season and a season before or after its days open nothing', async () => {
    const { id, versao, tokens } = await abrir();
    const token = tokens['rita@demo.escola'] ?? '';
    const codigo = async (qual = token) => (await chamar('abertura', { token: qual })).corpo.error?.code;
    expect(await codigo('x'.repeat(43))).toBe('LINK_EXTERNO_INVALIDO');
    await sql`update temporadas set data_inicio = ${somarDias(hoje, 1)} where id = ${id}`.execute(s.banco.db);
    expect(await codigo()).toBe('TEMPORADA_FORA_DO_PRAZO');
    await sql`update temporadas set data_inicio = ${somarDias(hoje, -9)}, data_fim = ${somarDias(hoje, -1)} where id = ${id}`.execute(
      s.banco.db,
    );
    expect(await codigo()).toBe('TEMPORADA_FORA_DO_PRAZO');
    await sql`update temporadas set data_fim = ${hoje} where id = ${id}`.execute(s.banco.db);
    await sql`update links_externos set expira_em = now() - interval '1 minute' where revogado_em is null`.execute(s.banco.db);
    expect(await codigo()).toBe('LINK_EXTERNO_VENCIDO');
    await sql`update links_externos set expira_em = now() + interval '1 day' where revogado_em is null`.execute(s.banco.db);
    expect(await codigo()).toBeUndefined();
    dado(await agir(id, 'encerramento', versao));
    expect(await codigo()).toBe('LINK_EXTERNO_ENCERRADO');
  });

  test('a photo of 50 MB is refused before it is read, one that is none is refused as such, and the answer is kept nowhere', async () => {
    const { tokens } = await abrir();
    const token = tokens['rita@demo.escola'] ?? '';
    const com = (conteudo: string) => chamar('documento', { token, pessoaId: ids.Rita, tipo: 'rg', nome: 'rg.jpg', conteudo });
    expect((await com('A'.repeat(50 * 1_048_576))).status).toBe(413);
    expect((await com(Buffer.from('<svg onload="alert(1)"/>').toString('base64'))).corpo.error?.code).toBe('ANEXO_RECUSADO');
    expect((await chamar('abertura', { token })).cabecalhos['cache-control']).toContain('no-store');
    expect((await s.app.inject({ method: 'GET', url: `/conferir-cadastro?token=${token}` })).headers['referrer-policy']).toBe(
      'no-referrer',
    );
  });
});
