import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { type Bloco, type ConteudoDoPapel, papelEmBranco } from '#shared/papel/esquema.ts';
import { separarTermos } from '#shared/papel/trechos.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { criarMundo, matricularFamilia, type Mundo } from '#tests/helpers/mundo.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { errosDocumentoPadrao } from '#domains/academico/documentos/padrao/erros.ts';
import { emitirPapeis, emitirPapel } from './emitir.ts';
import { definirTarefaDeEmissao } from './tarefa.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
let quem: ReturnType<typeof quemDeTeste>;
let alunos: number[] = [];
let turmaB = 0;
let modelo: { id: number; versao: number };
const publicUrl = 'https://patio.demo.escola';
const p = (escrito: string): Bloco => ({ tipo: 'paragrafo', alinhamento: 'esquerda', trechos: separarTermos(escrito) });
const texto = (...blocos: Bloco[]): ConteudoDoPapel => ({ ...papelEmBranco(), blocos });
const livre = { cursoIds: [] as number[], turmaIds: [] as number[], perfilIds: [] as number[] };
const corpo = (partes: object) => ({
  nome: 'Declaração livre',
  especie: 'declaracao',
  ativo: true,
  restricoes: livre,
  conteudo: texto(p('Nº {{documento.numero}}: {{aluno.nome}} está em {{matricula.curso}}.')),
  ...partes,
});
const pedir = async (metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', caminho: string, body?: object, por = quem) => {
  const r = await s.pedir(metodo, caminho, body ? { body, quem: por } : { quem: por });
  return { status: r.status, data: r.corpo.data as never, erro: r.corpo.error, bruto: r.bruto };
};
beforeAll(async () => {
  s = await servidorDeTeste({
    salas: [...salasDe.documentos, ...salasDe.contratos],
    env: { PUBLIC_URL: publicUrl },
    trabalhar: true,
    tarefas: definirTarefaDeEmissao,
  });
  mundo = await criarMundo(s.banco.db, { vagas: 50 });
  const { rows } = await sql<{ id: number }>`insert into turmas (curso_id, ano_letivo_id, nome, turno, vagas)
    values (${mundo.cursoId}, ${mundo.anoLetivoId}, '6º ano B', 'manha', 10) returning id`.execute(s.banco.db);
  turmaB = rows[0]?.id ?? 0;
  alunos = [];
  for (let i = 0; i < 3; i += 1) alunos.push((await matricularFamilia(s.banco.db, mundo, `Aluno ${i}`, ['100.00'], 10)).matriculaId);
  quem = quemDeTeste(undefined, { usuarioId: (await usuarioDeTeste(s, 'paula', { admin: true })).id });
  modelo = (await pedir('POST', 'DocumentoPadrao', corpo({}))).data;
});
afterAll(() => s.fechar());

type Emitido = { id: number; numero: string; codigoVerificacao: string };
const emitir = (matriculaId: number, documentoPadraoId = modelo.id, por = quem) =>
  pedir('POST', 'DocumentoEmitido/por-modelo', { documentoPadraoId, matriculaId, finalidade: null }, por);
const papelDe = async (id: number) => textoDoPdf((await pedir('GET', `DocumentoEmitido/${id}/pdf`)).bruto).replaceAll('\n', ' ');

describe('issuing by a template', () => {
  test('the paper is numbered, frozen, confirmed by its code, listed with the enrollment, and printed byte for byte again', async () => {
    const { data } = await emitir(alunos[0] ?? 0);
    const { id, numero, codigoVerificacao } = data as Emitido;
    expect(await papelDe(id)).toContain(`Nº ${numero}: Aluno 0 Lobato está em 6º ano.`);
    expect(await papelDe(id)).toContain(`${publicUrl}/conferir-documento/${codigoVerificacao}`);
    expect((await pedir('GET', `DocumentoEmitido/${id}/pdf`)).bruto.equals((await pedir('GET', `DocumentoEmitido/${id}/pdf`)).bruto)).toBe(
      true,
    );
    const conferido = (await pedir('GET', `DocumentoEmitido/conferencia/${codigoVerificacao}`)).data;
    expect(conferido).toMatchObject({ tipo: 'documento_padrao', numero, nome: 'Aluno 0. L.', situacao: 'valido' });
    const { itens } = (await pedir('GET', `DocumentoEmitido/obter-paginado?MatriculaId=${alunos[0]}`)).data as { itens: object[] };
    expect(itens).toMatchObject([{ numero, titulo: 'Declaração livre', situacao: 'valido' }]);
  });

  test('what was issued keeps its own text after the template and the student changed', async () => {
    const { id } = (await emitir(alunos[1] ?? 0)).data as Emitido;
    const antes = await papelDe(id);
    const { rows } = await sql<{ versao: number }>`select versao from documentos_padrao where id = ${modelo.id}`.execute(s.banco.db);
    const novo = corpo({ conteudo: texto(p('Texto novo de {{aluno.nome}}, {{documento.numero}}.')) });
    expect((await pedir('PUT', 'DocumentoPadrao', { ...novo, id: modelo.id, versao: rows[0]?.versao })).status).toBe(200);
    await sql`update pessoas set nome = 'Outro' where id = (select aluno_id from matriculas where id = ${alunos[1]})`.execute(s.banco.db);
    expect(await papelDe(id)).toBe(antes);
    expect(await papelDe(((await emitir(alunos[0] ?? 0)).data as Emitido).id)).toContain('Texto novo de Aluno 0 Lobato');
  });

  test('a template in use is not deleted; an inactive one issues nothing; both say the way out', async () => {
    const { erro } = await pedir('DELETE', `DocumentoPadrao/${modelo.id}`);
    expect([erro?.code, erro?.message]).toEqual([
      'DOCUMENTO_PADRAO_EM_USO',
      expect.stringMatching(/^\d+ documentos foram emitidos .+ Desative-o/),
    ]);
    expect(errosDocumentoPadrao.DOCUMENTO_PADRAO_EM_USO({ emitidos: 1 }).mensagem('br')).toMatch(/^1 documento foi emitido /);
    const parado = (await pedir('POST', 'DocumentoPadrao', corpo({ nome: 'Parado', ativo: false }))).data as { id: number };
    expect((await emitir(alunos[0] ?? 0, parado.id)).erro?.code).toBe('DOCUMENTO_PADRAO_INATIVO');
  });

  test('a template without text may be kept, is not offered, and issues no empty paper', async () => {
    const vazio = (await pedir('POST', 'DocumentoPadrao', corpo({ nome: 'Vazio', conteudo: texto() }))).data as { id: number };
    const brancos = (await pedir('POST', 'DocumentoPadrao', corpo({ nome: 'Brancos', conteudo: texto(p(' \u00a0 ')) }))).data as {
      id: number;
    };
    for (const { id } of [vazio, brancos]) {
      const { status, erro } = await emitir(alunos[0] ?? 0, id);
      expect([status, erro?.code]).toEqual([409, 'DOCUMENTO_PADRAO_SEM_TEXTO']);
    }
    const ofertados = (await pedir('GET', 'DocumentoEmitido/modelos')).data as { itens: { nome: string }[] };
    expect(ofertados.itens.map(({ nome }) => nome)).toEqual(['Declaração livre']);
    await sql`update documentos_padrao set ativo = false where id in (${vazio.id}, ${brancos.id})`.execute(s.banco.db);
  });

  test('a template of other classes refuses the student by name of the class, one of other profiles refuses the person', async () => {
    const daB = (await pedir('POST', 'DocumentoPadrao', corpo({ nome: 'Só da B', restricoes: { ...livre, turmaIds: [turmaB] } }))).data as {
      id: number;
    };
    const recusa = await emitir(alunos[0] ?? 0, daB.id);
    expect([recusa.erro?.code, recusa.erro?.message.includes('6º ano B')]).toEqual(['DOCUMENTO_PADRAO_NAO_E_PARA', true]);
    const { rows } = await sql<{ id: number }>`insert into perfis (nome) values ('Direção') returning id`.execute(s.banco.dono);
    const daDirecao = (
      await pedir('POST', 'DocumentoPadrao', corpo({ nome: 'Da direção', restricoes: { ...livre, perfilIds: [rows[0]?.id ?? 0] } }))
    ).data as { id: number };
    const negado = await emitir(alunos[0] ?? 0, daDirecao.id);
    expect([negado.status, negado.erro?.code]).toEqual([403, 'DOCUMENTO_PADRAO_SEM_PERFIL']);
    const nomes = async () =>
      ((await pedir('GET', `DocumentoEmitido/modelos?MatriculaId=${alunos[0]}`)).data as { itens: { nome: string }[] }).itens.map(
        ({ nome }) => nome,
      );
    expect(await nomes()).toEqual(['Declaração livre']);
    await sql`insert into usuarios_perfis (usuario_id, perfil_id) values (${quem.usuarioId}, ${rows[0]?.id})`.execute(s.banco.dono);
    expect(await nomes()).toEqual(['Da direção', 'Declaração livre']);
    expect((await emitir(alunos[0] ?? 0, daDirecao.id)).status).toBe(200);
  });

  test('a template whose terms the person may not see is refused by their names, for one and for many', async () => {
    const conteudo = texto(p('{{aluno.nome}} paga {{contrato.valorTotal}}, CPF {{aluno.cpf}}'));
    const { id } = (await pedir('POST', 'DocumentoPadrao', corpo({ nome: 'Com valores', conteudo }))).data as { id: number };
    const secretaria = quemDeTeste(['matriculas:editar', 'pessoas:visualizar'], { usuarioId: quem.usuarioId });
    const { status, erro } = await emitir(alunos[0] ?? 0, id, secretaria);
    expect([status, erro?.code, erro?.message.includes('contrato.valorTotal'), erro?.message.includes('aluno.')]).toEqual([
      403,
      'DOCUMENTO_PADRAO_TERMOS_VEDADOS',
      true,
      false,
    ]);
    const escolhidos = {
      documentoPadraoId: id,
      matriculaIds: alunos,
      anoLetivoId: null,
      segmentacaoId: null,
      cursoId: null,
      turmaId: null,
      finalidade: null,
    };
    expect((await pedir('POST', 'DocumentoEmitido/emissoes', escolhidos, secretaria)).erro?.code).toBe('DOCUMENTO_PADRAO_TERMOS_VEDADOS');
    expect((await emitir(alunos[0] ?? 0, id)).status).toBe(200);
    await sql`update documentos_padrao set ativo = false where id = ${id}`.execute(s.banco.db);
  });

  test('two people issue at once: both get their number, one after the other', async () => {
    const pedido = (matriculaId: number) => ({ documentoPadraoId: modelo.id, matriculaId, finalidade: null, publicUrl });
    const [um, outro] = await passoAPasso(
      s.banco.db,
      (tx) => emitirPapel(atoDe(tx, quem), pedido(alunos[0] ?? 0)),
      () => transacao(s.banco.db, (tx) => emitirPapel(atoDe(tx, quem), pedido(alunos[1] ?? 0))),
    );
    expect(outro.status === 'fulfilled' && Number(outro.value.numero.slice(5))).toBe(Number(um.numero.slice(5)) + 1);
  });
});

describe('issuing for many', () => {
  const pronta = (tarefaId: number) =>
    vi.waitFor(
      async () => {
        const { rows } = await sql<{ situacao: string }>`select situacao from tarefas where id = ${tarefaId}`.execute(s.banco.db);
        expect(rows[0]?.situacao).toBe('concluida');
      },
      { timeout: 15_000, interval: 50 },
    );
  const escolha = (partes: object) => ({
    documentoPadraoId: modelo.id,
    matriculaIds: null,
    anoLetivoId: null,
    segmentacaoId: null,
    cursoId: null,
    turmaId: null,
    finalidade: null,
    ...partes,
  });

  test('a year is issued in the background, once for each, as one PDF for who asked', async () => {
    const { data, erro } = await pedir(
      'POST',
      'DocumentoEmitido/emissoes',
      escolha({ anoLetivoId: mundo.anoLetivoId, finalidade: 'reunião' }),
    );
    expect(erro).toBeUndefined();
    const { tarefaId, total } = data as { tarefaId: number; total: number };
    expect(total).toBe(3);
    await pronta(tarefaId);
    const pdf = await pedir('GET', `DocumentoEmitido/emissoes/${tarefaId}/pdf`);
    const escrito = textoDoPdf(pdf.bruto);
    expect(escrito.match(/Texto novo de/g)).toHaveLength(3);
    expect(escrito).toContain('Página 1 de 1');
    const outro = quemDeTeste(undefined, { usuarioId: 99_999 });
    expect((await pedir('GET', `DocumentoEmitido/emissoes/${tarefaId}/pdf`, undefined, outro)).status).toBe(404);
    await expect(
      sql`insert into documentos_emitidos (numero, tipo, matricula_id, aluno_id, codigo_verificacao, data_emissao, conteudo, usuario_id, usuario_nome, documento_padrao_id, modelo_versao, tarefa_id)
        select '2099-00001', tipo, matricula_id, aluno_id, 'ZZZZ-ZZZZ-ZZZZ', data_emissao, conteudo, usuario_id, usuario_nome, documento_padrao_id, modelo_versao, tarefa_id
        from documentos_emitidos where tarefa_id = ${tarefaId} limit 1`.execute(s.banco.db),
    ).rejects.toThrow('documentos_emitidos_tarefa_key');
  });

  test('a paper that would come out blank for a student is refused with who and why, takes no number, and the others go on', async () => {
    const [primeiro = 0, segundo = 0] = alunos;
    const conteudo = texto(
      { tipo: 'se', condicao: { termo: 'aluno.rg', quando: 'preenchido', valor: '' }, blocos: [p('RG {{aluno.rg}}')] },
      p('{{aluno.certidao}}\u00a0'),
    );
    const { id } = (await pedir('POST', 'DocumentoPadrao', corpo({ nome: 'Só RG', conteudo }))).data as { id: number };
    const rgDe = (matriculaId: number, rg: string | null) =>
      sql`update pessoas set rg = ${rg} where id = (select aluno_id from matriculas where id = ${matriculaId})`.execute(s.banco.db);
    await rgDe(primeiro, null);
    await rgDe(segundo, '123456');
    const sozinho = await emitir(primeiro, id);
    expect([sozinho.status, sozinho.erro?.code, sozinho.erro?.message]).toEqual([
      409,
      'DOCUMENTO_PADRAO_NADA_A_DIZER',
      expect.stringMatching(/“Só RG” sairia em branco para Aluno 0 Lobato: .+\(aluno\.rg, aluno\.certidao\)/),
    ]);
    const pedido = { documentoPadraoId: id, matriculaIds: alunos, finalidade: null, publicUrl };
    const { emitidos, vazios, recusados } = await transacao(s.banco.db, (tx) => emitirPapeis(atoDe(tx, quem), pedido));
    expect(vazios.get(segundo)).toEqual(['aluno.certidao']);
    const seguinte = (await emitir(segundo, id)).data as Emitido;
    expect([emitidos.map(({ matriculaId }) => matriculaId), recusados.map((um) => [um.id, um.erro.code])]).toEqual([
      [segundo],
      alunos.filter((um) => um !== segundo).map((um) => [um, 'DOCUMENTO_PADRAO_NADA_A_DIZER']),
    ]);
    expect(Number(seguinte.numero.slice(5))).toBe(Number(emitidos[0]?.numero.slice(5)) + 1);
  });

  test('who lacks a value is told in the words of the guide, and a list with empty cells warns of nobody', async () => {
    const [primeiro = 0, segundo = 0] = alunos;
    const lista: Bloco = { tipo: 'paraCada', lista: 'responsaveis', blocos: [p('{{responsavel.nome}}: {{responsavel.rg}}')] };
    const conteudo = texto(p('CPF {{aluno.cpf}}, RG {{aluno.rg}}.'), lista);
    const { id } = (await pedir('POST', 'DocumentoPadrao', corpo({ nome: 'Com lista', conteudo }))).data as { id: number };
    for (const [cpf, rg, matriculaId] of [
      [null, null, primeiro],
      ['52998224725', '123456', segundo],
    ])
      await sql`update pessoas set cpf = ${cpf}, rg = ${rg} where id = (select aluno_id from matriculas where id = ${matriculaId})`.execute(
        s.banco.db,
      );
    const pedido = escolha({ documentoPadraoId: id, matriculaIds: [primeiro, segundo] });
    const { tarefaId } = (await pedir('POST', 'DocumentoEmitido/emissoes', pedido)).data as { tarefaId: number };
    await pronta(tarefaId);
    const { rows } = await sql<{
      alvo: number;
      termos: unknown;
    }>`select alvo_id as alvo, parametros -> 'termos' as termos from tarefas_itens
      where tarefa_id = ${tarefaId} order by alvo_id`.execute(s.banco.db);
    expect(rows).toEqual([
      {
        alvo: primeiro,
        termos: {
          br: 'CPF do aluno; RG do aluno, com o órgão emissor',
          en: "The student's CPF; The student's identity card, with its issuer",
        },
      },
      { alvo: segundo, termos: null },
    ]);
  });

  test('nobody chosen, and a choice without students, are refused', async () => {
    expect((await pedir('POST', 'DocumentoEmitido/emissoes', escolha({}))).erro?.fields?.[0]?.code).toBe('EMISSAO_DE_QUEM');
    expect((await pedir('POST', 'DocumentoEmitido/emissoes', escolha({ turmaId: turmaB }))).erro?.code).toBe('EMISSAO_SEM_ALUNOS');
  });
});
