import { sql } from 'kysely';
import { emailsDe } from '#tests/helpers/usuarios.ts';
import { temporadas } from '#domains/academico/temporadas/campanhas/server/oficina.ts';
import { fichaVazia } from '#domains/pessoas/saude/ficha-saude.ts';
import { editarRegistro } from '#platform/server/registros/registro.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatarData, somarDias } from '#shared/datas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { dado, foto, hoje, mundoDaTemporada, pedido, type Protocolo } from '#tests/helpers/temporada/mundo.ts';

let mundo: Awaited<ReturnType<typeof mundoDaTemporada>>;
beforeAll(async () => {
  mundo = await mundoDaTemporada();
});
afterAll(() => mundo.s.fechar());

describe('a season', () => {
  test('asks each guardian of its classes who has an address, once, and nobody else', async () => {
    const { id, versao, convidados, semEmail, tokens } = await mundo.abrir();
    expect([convidados, semEmail, Object.keys(tokens).toSorted()]).toEqual([2, 1, ['paulo@demo.escola', 'rita@demo.escola']]);
    // Who cannot be asked is named, with whose guardian it is, until the season is closed.
    const semEndereco = async (filtro: string) =>
      dado<{ itens: unknown[] }>(await mundo.s.pedir('GET', `TemporadaSemEmail/obter-paginado?${filtro}`, { quem: mundo.secretaria }))
        .itens;
    const vera = { id: mundo.ids['Vera'], pessoaNome: 'Vera Sá', alunos: 'Beto Sá' };
    expect(await semEndereco(`TemporadaId=${id}`)).toEqual([vera]);
    expect(await semEndereco('Nome=vera')).toEqual([vera]);
    expect(await semEndereco('Nome=rita')).toEqual([]);
    dado(await mundo.agir(id, 'encerramento', versao));
    expect(await semEndereco(`TemporadaId=${id}`)).toEqual([]);
  });

  test.each([
    ['an end before its beginning', { dataFim: somarDias(hoje, -1) }, 'dataFim'],
    ['half a year and more', { dataFim: somarDias(hoje, 181) }, 'dataFim'],
    ['nothing to ask', { campos: [], documentos: [], fichaSaude: false }, 'campos'],
    ['no class', { turmaIds: [] }, 'turmaIds'],
    ['a field that families are not asked', { campos: ['religiao'] }, 'campos.0'],
    ['a class that is not there', { turmaIds: [999_999] }, 'turmaIds'],
  ])('is refused with %s, at its field', async (_, partes, campo) => {
    const { status, corpo } = await mundo.s.pedir('POST', 'Temporada', {
      quem: mundo.secretaria,
      body: { nome: 'Errada', dataInicio: hoje, dataFim: somarDias(hoje, 10), turmaIds: [mundo.escola.turmaA], ...pedido, ...partes },
    });
    expect([status, corpo.error?.fields.map(({ path }) => path)]).toEqual([400, [campo]]);
  });

  test('does not change once families got it; opened at once by two it is opened by one', async () => {
    const { id, versao } = await mundo.criar();
    const duas = await Promise.all([mundo.agir(id, 'abertura', versao), mundo.agir(id, 'abertura', versao)]);
    expect(duas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lida = dado<Record<string, unknown> & { versao: number }>(
      await mundo.s.pedir('GET', `Temporada/${id}`, { quem: mundo.secretaria }),
    );
    const { situacao: _a, convites: _b, respondidos: _c, semEmail: _d, anoLetivoId: _e, ...corpo } = lida;
    expect((await mundo.s.pedir('PUT', 'Temporada', { quem: mundo.secretaria, body: { ...corpo, nome: 'Outra' } })).corpo.error?.code).toBe(
      'TEMPORADA_JA_ABERTA',
    );
    expect((await mundo.s.pedir('DELETE', `Temporada/${id}`, { quem: mundo.secretaria })).corpo.error?.code).toBe('TEMPORADA_JA_ABERTA');
  });

  test('that is open may end on another day, and its links with it; nothing else of it changes, and one that is closed stays', async () => {
    const { id, tokens } = await mundo.abrir({ dataInicio: somarDias(hoje, -20) });
    const ler = async () =>
      dado<Record<string, unknown> & { versao: number; turmaIds: number[] }>(
        await mundo.s.pedir('GET', `Temporada/${id}`, { quem: mundo.secretaria }),
      );
    const editar = async (partes: Record<string, unknown>) => {
      const { situacao: _a, convites: _b, respondidos: _c, semEmail: _d, anoLetivoId: _e, ...corpo } = await ler();
      const { status, corpo: resposta } = await mundo.s.pedir('PUT', 'Temporada', {
        quem: mundo.secretaria,
        body: { ...corpo, ...partes },
      });
      return [status, resposta.error?.code, resposta.error?.fields.map(({ path }) => path)];
    };
    const abremAte = async () => {
      const { rows } = await sql<{ ate: string }>`select distinct (l.expira_em at time zone 'America/Belem')::text as ate
        from links_externos l join temporadas_convites c on c.id = l.alvo_id and l.finalidade = 'temporada' and l.revogado_em is null
        where c.temporada_id = ${id}`.execute(mundo.s.banco.db);
      return rows.map((linha) => linha.ate);
    };
    expect(await abremAte()).toEqual([`${somarDias(hoje, 10)} 23:59:59`]);
    // The order in which a list is ticked is no change.
    expect(await editar({ dataFim: somarDias(hoje, 90), campos: pedido.campos.toReversed() })).toEqual([200, undefined, undefined]);
    expect(await abremAte()).toEqual([`${somarDias(hoje, 90)} 23:59:59`]);
    expect((await mundo.pagina(tokens['rita@demo.escola'])).fim).toBe(somarDias(hoje, 90));
    expect(await editar({ dataFim: somarDias(hoje, 5) })).toEqual([200, undefined, undefined]);
    expect(await abremAte()).toEqual([`${somarDias(hoje, 5)} 23:59:59`]);
    expect(await editar({ dataFim: somarDias(hoje, -1) })).toEqual([409, 'TEMPORADA_TERMINADA', ['dataFim']]);
    expect(await editar({ dataFim: somarDias(hoje, 170) })).toEqual([400, 'DADOS_INVALIDOS', ['dataFim']]);
    expect(await editar({ mensagem: 'Outra', documentos: ['rg'], dataFim: somarDias(hoje, 9) })).toEqual([
      409,
      'TEMPORADA_JA_ABERTA',
      ['mensagem', 'documentos'],
    ]);
    dado(await mundo.agir(id, 'encerramento', (await ler()).versao));
    expect(await editar({ dataFim: somarDias(hoje, 30) })).toEqual([409, 'TEMPORADA_ENCERRADA', ['dataFim']]);
  });

  test('gets more days while another closes it: the closing waits, and is told that the season changed', async () => {
    const { id, versao, tokens } = await mundo.abrir();
    const [, fechada] = await passoAPasso(
      mundo.s.banco.db,
      async (tx) => {
        const atual = await temporadas.obter(tx, id);
        return editarRegistro(atoDe(tx, mundo.secretaria), temporadas, { ...atual, dataFim: somarDias(hoje, 60) });
      },
      () => mundo.agir(id, 'encerramento', versao),
    );
    expect(fechada).toMatchObject({ value: { status: 409, corpo: { error: { code: 'VERSAO_DESATUALIZADA' } } } });
    expect((await mundo.pagina(tokens['rita@demo.escola'])).fim).toBe(somarDias(hoje, 60));
  });

  test('reminds who did not answer with a link that takes the place of the first; who answered gets none', async () => {
    const { id, versao, tokens } = await mundo.abrir({ documentos: [], fichaSaude: false });
    const [rita = '', paulo = ''] = [tokens['rita@demo.escola'], tokens['paulo@demo.escola']];
    dado(await mundo.enviar(rita, 'Rita', {}));
    dado(await mundo.enviar(rita, 'Ana', {}));
    const { convidados } = dado<{ convidados: number }>(await mundo.agir(id, 'lembrete', versao));
    expect(convidados).toBe(1);
    expect((await mundo.chamar('abertura', { token: paulo })).corpo.error?.code).toBe('LINK_EXTERNO_ENCERRADO');
    expect((await mundo.pagina((await mundo.tokensDe())['paulo@demo.escola'])).responsavel).toBe('Paulo Sá');
    const { itens } = dado<{ itens: { pessoaNome: string; situacao: string }[] }>(
      await mundo.s.pedir('GET', `ConviteTemporada/obter-paginado?TemporadaId=${id}`, { quem: mundo.secretaria }),
    );
    expect(itens.map(({ pessoaNome, situacao }) => [pessoaNome, situacao])).toEqual([
      ['Paulo Sá', 'aberto'],
      ['Rita Sá', 'respondido'],
    ]);
  });
});

describe('an invitation', () => {
  test('is answered when everybody whom it shows was answered for', async () => {
    await mundo.esquecer();
    const { id, tokens } = await mundo.abrir({ documentos: [], fichaSaude: false });
    const token = tokens['rita@demo.escola'] ?? '';
    const respondidos = async () =>
      dado<{ respondidos: number }>(await mundo.s.pedir('GET', `Temporada/${id}`, { quem: mundo.secretaria })).respondidos;
    dado(await mundo.enviar(token, 'Ana', {}));
    dado(await mundo.enviar(token, 'Ana', {}));
    expect(await respondidos()).toBe(0);
    dado(await mundo.enviar(token, 'Rita', {}));
    expect(await respondidos()).toBe(1);
  });

  test('that asks for the health form alone shows the students alone, and only the form answers it', async () => {
    await mundo.esquecer();
    const { id, tokens } = await mundo.abrir({ campos: [], documentos: [], fichaSaude: true });
    const token = tokens['rita@demo.escola'] ?? '';
    const { pessoas } = await mundo.pagina(token);
    expect(pessoas.map(({ proprio, pedeFicha }) => [proprio, pedeFicha])).toEqual([[false, true]]);
    const [convite] = await emailsDe(mundo.s);
    expect(convite).toMatchObject({
      assunto: expect.stringContaining('preencha a ficha de saúde') as string,
      texto: expect.stringContaining('A escola pede que você preencha a ficha de saúde dos alunos (') as string,
    });
    const respondidos = async () =>
      dado<{ respondidos: number }>(await mundo.s.pedir('GET', `Temporada/${id}`, { quem: mundo.secretaria })).respondidos;
    dado(await mundo.enviar(token, 'Ana', { valores: {} }));
    expect(await respondidos()).toBe(0);
    dado(await mundo.enviar(token, 'Ana', { valores: null, ficha: { ...fichaVazia(), declaracao: true, versao: 0 } }));
    // It is of the student: his other guardian has nothing left to send.
    expect(await respondidos()).toBe(2);
  });

  test('is sent again to one guardian, also to one who answered; of two at once the last link alone opens', async () => {
    const { id, tokens } = await mundo.abrir();
    const { itens } = dado<{ itens: { id: number; pessoaNome: string }[] }>(
      await mundo.s.pedir('GET', `ConviteTemporada/obter-paginado?TemporadaId=${id}`, { quem: mundo.secretaria }),
    );
    const dela = itens.find(({ pessoaNome }) => pessoaNome === 'Rita Sá')?.id;
    const reenviar = (headers = {}) => mundo.s.pedir('POST', `ConviteTemporada/${dela}/reenvio`, { quem: mundo.secretaria, headers });
    // The family reads the language of the school, whatever the front office reads its screens in.
    const emIngles = { 'content-language': 'en' };
    (await Promise.all([reenviar(emIngles), reenviar(emIngles)])).forEach((resposta) => dado(resposta));
    expect((await emailsDe(mundo.s))[0]).toMatchObject({
      para: 'rita@demo.escola',
      assunto: expect.stringContaining('confira os dados da sua família') as string,
      texto: expect.stringMatching(/^Olá, Rita Sá\.\n\n/) as string,
    });
    expect((await mundo.chamar('abertura', { token: tokens['rita@demo.escola'] })).corpo.error?.code).toBe('LINK_EXTERNO_ENCERRADO');
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from links_externos where finalidade = 'temporada' and alvo_id = ${dela} and revogado_em is null`.execute(
      mundo.s.banco.db,
    );
    expect(rows).toEqual([{ n: 1 }]);
    const { rows: contatos } = await sql<{
      pessoaId: number;
      principal: boolean;
    }>`delete from pessoas_contatos where valor = 'rita@demo.escola'
      returning pessoa_id as "pessoaId", principal`.execute(mundo.s.banco.db);
    expect((await reenviar()).corpo.error).toMatchObject({
      code: 'CONVITE_SEM_EMAIL',
      message: expect.stringMatching(
        /^Falta o e-mail no cadastro de Rita Sá: sem isso, o convite não é enviado\. Preencha na ficha/,
      ) as string,
    });
    for (const { pessoaId, principal } of contatos)
      await sql`insert into pessoas_contatos (pessoa_id, tipo, valor, principal) values (${pessoaId}, 'email', 'rita@demo.escola', ${principal})`.execute(
        mundo.s.banco.db,
      );
    const obito = (dia: string | null) =>
      sql`update pessoas set data_falecimento = ${dia}::date where nome_completo = 'Rita Sá'`.execute(mundo.s.banco.db);
    await obito('2026-01-02');
    expect((await reenviar()).corpo.error).toMatchObject({ code: 'CONVITE_DE_FALECIDO', message: expect.stringContaining('Rita Sá') });
    await obito(null);
    await sql`update temporadas set situacao = 'encerrada' where id = ${id}`.execute(mundo.s.banco.db);
    expect((await reenviar()).corpo.error?.code).toBe('TEMPORADA_NAO_ABERTA');
  });
});

describe('a guardian', () => {
  test('sees themselves and their students of its classes, with the CPF masked and no health form', async () => {
    const { tokens } = await mundo.abrir();
    const { pessoas, mensagem } = await mundo.pagina(tokens['rita@demo.escola']);
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
    await mundo.esquecer();
    const { tokens } = await mundo.abrir();
    const token = tokens['rita@demo.escola'] ?? '';
    dado(await mundo.chamar('documento', { token, pessoaId: mundo.ids.Rita, tipo: 'rg', nome: 'rg.jpg', conteudo: await foto() }));
    const { protocolos: numeros } = dado<{ protocolos: string[] }>(
      await mundo.enviar(token, 'Rita', { valores: { celular: '(91) 98888-7766', rg: '12.345' } }),
    );
    expect(numeros).toHaveLength(1);
    expect(await mundo.celularDe('Rita')).toBeUndefined();
    const [protocolo] = await mundo.protocolos();
    expect(protocolo).toMatchObject({ pessoaId: mundo.ids.Rita, solicitante: 'Rita Sá', daFamilia: true });
    expect(protocolo?.campos.map(({ campo, valorAtual, valorProposto }) => [campo, valorAtual, valorProposto])).toEqual([
      ['celular', null, '+5591988887766'],
      ['rg', null, '12.345'],
      ['documento.rg', null, 'rg.jpg'],
    ]);
    const anexo = await mundo.s.pedir('GET', `Protocolo/${protocolo?.id}/anexo?ArquivoId=${protocolo?.campos[2]?.arquivoId}`, {
      quem: mundo.secretaria,
    });
    expect([anexo.status, anexo.cabecalhos['content-type']]).toEqual([200, 'image/jpeg']);
    const decidido = dado<Protocolo>(await mundo.decidir(protocolo as Protocolo, mundo.secretaria, ['rg']));
    expect(decidido.situacao).toBe('deferido_em_parte');
    expect(await mundo.celularDe('Rita')).toBe('+5591988887766');
  });

  test('sends again, and what waits gives way; a document that was sent goes along', async () => {
    await mundo.esquecer();
    const { tokens } = await mundo.abrir();
    const token = tokens['rita@demo.escola'] ?? '';
    dado(await mundo.chamar('documento', { token, pessoaId: mundo.ids.Ana, tipo: 'residencia', nome: 'casa.jpg', conteudo: await foto() }));
    dado(await mundo.enviar(token, 'Ana', { valores: { rg: '1' } }));
    const vista = await mundo.pessoaDe(token, 'Ana');
    expect(vista.campos.find(({ campo }) => campo === 'rg')).toMatchObject({ valorAtual: null, valorEnviado: '1', foiEnviado: true });
    expect(vista.documentos.map(({ nome, foiEnviado }) => [nome, foiEnviado])).toEqual([
      [null, false],
      [null, true],
    ]);
    dado(await mundo.enviar(token, 'Ana', { valores: { rg: '2' } }));
    expect((await mundo.protocolos()).map(({ campos }) => campos.map(({ campo, valorProposto }) => [campo, valorProposto]))).toEqual([
      [
        ['rg', '2'],
        ['documento.residencia', 'casa.jpg'],
      ],
    ]);
  });

  test('says from when a change holds, and it is not accepted before', async () => {
    await mundo.esquecer();
    const { tokens } = await mundo.abrir();
    dado(
      await mundo.enviar(tokens['paulo@demo.escola'] ?? '', 'Paulo', {
        valores: { rg: '77', celular: '(91) 98888-1122' },
        valeDesde: somarDias(hoje, 5),
      }),
    );
    const [protocolo] = await mundo.protocolos();
    expect((await mundo.decidir(protocolo as Protocolo)).corpo.error?.code).toBe('PROTOCOLO_AINDA_NAO_VALE');
    const longe = await mundo.enviar(tokens['paulo@demo.escola'] ?? '', 'Paulo', {
      valores: { rg: '78' },
      valeDesde: somarDias(hoje, 400),
    });
    expect([longe.corpo.error?.code, longe.corpo.error?.fields.map(({ path }) => path)]).toEqual(['VALE_DESDE_DISTANTE', ['valeDesde']]);
    await sql`update protocolos set vale_desde = ${hoje} where id = ${protocolo?.id}`.execute(mundo.s.banco.db);
    expect(dado<Protocolo>(await mundo.decidir(protocolo as Protocolo)).situacao).toBe('deferido');
  });

  test.each(['cpf', 'nomeSocial', 'celular'])(
    'nothing that was sent is accepted before its day, a single %s neither; what is refused needs no day',
    async (campo) => {
      await mundo.esquecer();
      const { tokens } = await mundo.abrir();
      const valores = { cpf: '168.995.350-09', nomeSocial: 'Paulo S', celular: '(91) 98888-3344' };
      const dia = somarDias(hoje, 5);
      dado(await mundo.enviar(tokens['paulo@demo.escola'] ?? '', 'Paulo', { valores, valeDesde: dia }));
      const [protocolo] = await mundo.protocolos();
      const outros = Object.keys(valores).filter((um) => um !== campo);
      const erro = (await mundo.decidir(protocolo as Protocolo, mundo.secretaria, outros)).corpo.error;
      expect([erro?.code, erro?.message.includes(formatarData(dia))]).toEqual(['PROTOCOLO_AINDA_NAO_VALE', true]);
      expect(dado<Protocolo>(await mundo.decidir(protocolo as Protocolo, mundo.secretaria, [...outros, campo])).situacao).toBe(
        'indeferido',
      );
    },
  );

  test('a CPF that was sent leaves the school masked, and goes along when something else is sent again', async () => {
    await mundo.esquecer();
    const { tokens } = await mundo.abrir();
    const token = tokens['paulo@demo.escola'] ?? '';
    dado(await mundo.enviar(token, 'Paulo', { valores: { cpf: '168.995.350-09' } }));
    const { campos } = await mundo.pessoaDe(token, 'Paulo');
    expect(campos.find(({ campo }) => campo === 'cpf')).toMatchObject({ valorEnviado: '***.995.350-**', foiEnviado: true });
    dado(await mundo.enviar(token, 'Paulo', { valores: { nomeSocial: 'Paulo S' } }));
    expect((await mundo.protocolos()).map((p) => p.campos.map(({ campo, valorProposto }) => [campo, valorProposto]))).toEqual([
      [
        ['nomeSocial', 'Paulo S'],
        ['cpf', '16899535009'],
      ],
    ]);
  });

  test('two of one child send at once: both stand, and the second that is accepted is told that the register changed', async () => {
    await mundo.esquecer();
    const { tokens } = await mundo.abrir();
    const [rita = '', paulo = ''] = [tokens['rita@demo.escola'], tokens['paulo@demo.escola']];
    const respostas = await Promise.all([
      mundo.enviar(rita, 'Ana', { valores: { rg: '111' } }),
      mundo.enviar(paulo, 'Ana', { valores: { rg: '222' } }),
    ]);
    respostas.forEach((resposta) => dado(resposta));
    const [primeiro, segundo] = await mundo.protocolos();
    dado(await mundo.decidir(primeiro as Protocolo));
    const recusa = (await mundo.decidir(segundo as Protocolo)).corpo.error;
    expect([recusa?.code, recusa?.fields.map(({ path }) => path)]).toEqual(['CAMPOS_MUDARAM', ['rg']]);
    expect((await mundo.protocolos())[0]?.campos[0]).toMatchObject({ mudou: true });
  });

  test('one link used twice at the same instant leaves one request open', async () => {
    await mundo.esquecer();
    const { tokens } = await mundo.abrir();
    const token = tokens['rita@demo.escola'] ?? '';
    const { pessoaId, visto } = await mundo.pessoaDe(token, 'Rita');
    const duas = await Promise.all(['7', '8'].map((rg) => mundo.chamar('envio', { token, pessoaId, visto, valores: { rg } })));
    expect(duas.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mundo.protocolos()).toHaveLength(1);
  });

  test('whose register the school changed meanwhile is told so, and nothing is sent', async () => {
    await mundo.esquecer();
    const { tokens } = await mundo.abrir();
    const token = tokens['paulo@demo.escola'] ?? '';
    const { pessoaId, visto } = await mundo.pessoaDe(token, 'Paulo');
    await sql`update pessoas set nome_social = 'Paulinho' where id = ${pessoaId}`.execute(mundo.s.banco.db);
    const { status, corpo } = await mundo.chamar('envio', { token, pessoaId, visto, valores: { rg: '9' } });
    expect([status, corpo.error?.code, (await mundo.protocolos()).length]).toEqual([409, 'CADASTRO_MUDOU', 0]);
  });

  test('a value that the form of the school would refuse is refused at its field; another’s CPF is not told apart', async () => {
    await mundo.esquecer();
    const { tokens } = await mundo.abrir();
    const token = tokens['paulo@demo.escola'] ?? '';
    const errada = await mundo.enviar(token, 'Paulo', { valores: { cpf: '111.111.111-11', celular: '91' } });
    expect([errada.status, errada.corpo.error?.fields.map(({ path }) => path).toSorted()]).toEqual([400, ['celular', 'cpf']]);
    dado(await mundo.enviar(token, 'Paulo', { valores: { cpf: '52998224725' } }));
    const [protocolo] = await mundo.protocolos();
    expect((await mundo.decidir(protocolo as Protocolo)).corpo.error?.code).toBe('CPF_DUPLICADO');
  });
});
