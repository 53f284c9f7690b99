import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bloco, type ConteudoDoPapel, papelEmBranco } from '#shared/papel/esquema.ts';
import { separarTermos } from '#shared/papel/trechos.ts';
import { contratoAtivoDeTeste, rascunhoDeTeste } from '#tests/helpers/contratos.ts';
import { comoFormulario } from '#tests/helpers/formulario.ts';
import { criarMundo, matricularFamilia, type Mundo } from '#tests/helpers/mundo.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { guia } from '#domains/academico/documentos/termos/guia.ts';
import { documentoPadraoApi } from '../api.ts';
import { entregues } from '../entregues/lista.ts';
import { papeisDaCasa } from '../papeis-da-casa.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
let matriculaId: number;
beforeAll(async () => {
  s = await servidorDeTeste({
    salas: [...salasDe.documentos, ...salasDe.contratos, ...salasDe.acesso],
    env: { PUBLIC_URL: 'https://patio.demo.escola' },
  });
  mundo = await criarMundo(s.banco.db, { vagas: 50 });
  ({ matriculaId } = await matricularFamilia(s.banco.db, mundo, 'Ana Clara', ['60.00', '40.00'], 10));
});
afterAll(() => s.fechar());

const p = (escrito: string): Bloco => ({ tipo: 'paragrafo', alinhamento: 'esquerda', trechos: separarTermos(escrito) });
const texto = (...blocos: Bloco[]): ConteudoDoPapel => ({ ...papelEmBranco(), blocos });
const corpo = (partes: object = {}) => ({
  nome: 'Declaração de teste',
  especie: 'declaracao',
  ativo: true,
  restricoes: { cursoIds: [], turmaIds: [], perfilIds: [] },
  conteudo: texto(p('Declaramos que {{aluno.nome}} estuda aqui.')),
  ...partes,
});
const pedir = async (metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', caminho: string, body?: object) => {
  const r = await s.pedir(metodo, caminho, body ? { body } : {});
  return { status: r.status, data: r.corpo.data as never, erro: r.corpo.error };
};
type Gravado = { id: number; versao: number };
const criar = async (partes: object): Promise<Gravado> => (await pedir('POST', 'DocumentoPadrao', corpo(partes))).data;
const versoesDe = async (id: number) =>
  ((await pedir('GET', `DocumentoPadrao/${id}/versoes`)).data as { itens: { numero: number }[] }).itens.map(({ numero }) => numero);

describe('the register of templates', () => {
  test('a change of the text makes a version, a change of the name alone makes none; each is read as it was', async () => {
    const feito = await criar({ nome: 'Versionado' });
    const nomeado = await pedir('PUT', 'DocumentoPadrao', { ...corpo({ nome: 'Versionado II' }), ...feito });
    expect([nomeado.status, await versoesDe(feito.id)]).toEqual([200, [1]]);
    const mudado = await pedir('PUT', 'DocumentoPadrao', {
      ...corpo({ nome: 'Versionado II', conteudo: texto(p('Outro texto.')) }),
      ...(nomeado.data as Gravado),
    });
    expect([mudado.status, await versoesDe(feito.id)]).toEqual([200, [2, 1]]);
    const primeira = (await pedir('GET', `DocumentoPadrao/${feito.id}/versoes/1`)).data as { conteudo: ConteudoDoPapel };
    expect(primeira.conteudo).toEqual(corpo().conteudo);
    // Who opened it before finds what the other one saved.
    const velha = await pedir('PUT', 'DocumentoPadrao', { ...corpo({ nome: 'Meu' }), ...feito });
    expect(velha.erro?.code).toBe('VERSAO_DESATUALIZADA');
    await expect(sql`update documentos_padrao_versoes set conteudo = '{}'`.execute(s.banco.db)).rejects.toThrow('REGISTRO_IMUTAVEL');
  });

  test('unknown and misplaced terms are refused with their place, and nothing is saved', async () => {
    const conteudo = texto(p('um'), p('CPF nº {{aluno.cpff}} e {{parcela.valor}}'));
    const { status, erro } = await pedir('POST', 'DocumentoPadrao', corpo({ nome: 'Com erro', conteudo }));
    expect([status, erro?.fields?.map(({ path, code }) => [path, code])]).toEqual([
      400,
      [
        ['conteudo.blocos.1.trechos.1', 'TERMO_FORA_DO_GUIA'],
        ['conteudo.blocos.1.trechos.3', 'TERMO_FORA_DA_LISTA'],
      ],
    ]);
    expect(erro?.fields?.[0]?.message).toContain('bloco 2, depois de “CPF nº”');
    const { rows } = await sql`select 1 from documentos_padrao where nome = 'Com erro'`.execute(s.banco.db);
    expect(rows).toEqual([]);
  });

  test('a name is told once, an image must be there, a restriction must exist', async () => {
    await criar({ nome: 'Repetida' });
    expect((await pedir('POST', 'DocumentoPadrao', corpo({ nome: 'REPETÍDA' }))).erro?.code).toBe('DOCUMENTO_PADRAO_NOME_REPETIDO');
    const imagem: Bloco = { tipo: 'imagem', imagemId: 999_999, largura: 40, alinhamento: 'centro' };
    expect((await pedir('POST', 'DocumentoPadrao', corpo({ nome: 'Com imagem', conteudo: texto(imagem) }))).erro?.code).toBe(
      'IMAGEM_DO_PAPEL_DESCONHECIDA',
    );
    const semFundo = texto(p('um'));
    semFundo.pagina.fundo = 999_999;
    expect((await pedir('POST', 'DocumentoPadrao', corpo({ nome: 'Com fundo', conteudo: semFundo }))).erro).toMatchObject({
      code: 'IMAGEM_DO_PAPEL_DESCONHECIDA',
      fields: [{ path: 'conteudo.pagina.fundo' }],
    });
    const restricoes = { cursoIds: [999_999], turmaIds: [], perfilIds: [] };
    expect((await pedir('POST', 'DocumentoPadrao', corpo({ nome: 'Restrita', restricoes }))).erro?.code).toBe(
      'DOCUMENTO_PADRAO_RESTRICAO_INVALIDA',
    );
  });

  test('an image is refused above the limit that its endpoint tells', async () => {
    const nome = 'fundo.png';
    const enviado = await comoFormulario(Buffer.alloc(5 * 1_048_576 + 1), { nome, fileName: nome, tipo: 'image/png' });
    const r = await s.pedir('POST', 'DocumentoPadrao/imagens', enviado);
    expect([r.corpo.error?.code, r.corpo.error?.message]).toEqual(['ARQUIVO_GRANDE', 'O arquivo passa do limite de 5 MB.']);
    expect(documentoPadraoApi.enviarImagem.resumo).toContain('up to 5 MB');
  });

  test('a profile that a template is restricted to is not deleted: the template would be open to everybody', async () => {
    const { rows } = await sql<{ id: number }>`insert into perfis (nome) values ('Direção') returning id`.execute(s.banco.dono);
    const perfilIds = [rows[0]?.id ?? 0];
    await criar({ nome: 'Da direção', restricoes: { cursoIds: [], turmaIds: [], perfilIds } });
    const recusa = await pedir('DELETE', `Perfil/${perfilIds[0]}`);
    expect([recusa.status, recusa.erro?.code]).toEqual([409, 'REGISTRO_EM_USO']);
  });

  test('a template that nothing was issued by is deleted with its versions', async () => {
    const { id } = await criar({ nome: 'Passageira' });
    expect((await pedir('DELETE', `DocumentoPadrao/${id}`)).status).toBe(200);
    expect((await pedir('GET', `DocumentoPadrao/${id}/versoes`)).status).toBe(404);
  });

  test('a loop without end is refused in words while it is written, and is no error of the portal', async () => {
    // Twelve installments, each through twelve, and so on: the judge of what is saved refuses it, but not yet while one writes.
    const emVolta = [1, 2, 3, 4].reduce<Bloco[]>((blocos) => [{ tipo: 'paraCada', lista: 'parcelas', blocos }], [p('um')]);
    const { status, erro } = await pedir('POST', 'DocumentoPadrao/previa', {
      papel: 'contrato',
      matriculaId: null,
      conteudo: texto(...emVolta),
    });
    expect([status, erro?.code]).toEqual([400, 'PAPEL_SEM_FIM']);
  });

  test('a paper that is printed without a seal is shown without one: it has the pages that it will have', async () => {
    for (const { chave, conteudo, semSelo } of papeisDaCasa) {
      const { data } = await pedir('POST', 'DocumentoPadrao/previa', { papel: chave, matriculaId: null, conteudo });
      expect([chave, JSON.stringify(data).includes('Confira este documento em')]).toEqual([chave, semSelo !== true]);
    }
    expect(papeisDaCasa.filter(({ semSelo }) => semSelo).map(({ chave }) => chave)).toEqual(['termo-de-acordo', 'carta-de-cobranca']);
  });

  test('the list comes without texts, filtered by kind; the ready templates come once', async () => {
    expect((await pedir('POST', 'DocumentoPadrao/entregues')).data).toEqual({ trazidos: entregues.length + papeisDaCasa.length });
    expect((await pedir('POST', 'DocumentoPadrao/entregues')).data).toEqual({ trazidos: 0 });
    const { itens } = (await pedir('GET', 'DocumentoPadrao/obter-paginado?Especie=ata')).data as { itens: object[] };
    expect([itens.length, 'conteudo' in (itens[0] ?? {})]).toEqual([2, false]);
  });

  test('the trail names the change and does not repeat the text', async () => {
    const { id } = await criar({ nome: 'Rastreada' });
    const { rows } = await sql<{
      acao: string;
      depois: object;
    }>`select acao, depois from auditoria where alvo_tipo = 'documento_padrao' and alvo_id = ${id}`.execute(s.banco.db);
    expect(rows.map(({ acao, depois }) => [acao, 'nome' in depois, 'conteudo' in depois])).toEqual([
      ['documento_padrao.criado', true, false],
    ]);
  });
});

describe('the preview', () => {
  const prever = async (conteudo: ConteudoDoPapel) =>
    (await pedir('POST', 'DocumentoPadrao/previa', { conteudo, matriculaId })).data as {
      paginas: { pecas: { texto?: string }[] }[];
      vazios: string[];
    };
  const escrito = (paginas: { pecas: { texto?: string }[] }[]): string =>
    paginas.flatMap(({ pecas }) => pecas.map((peca) => peca.texto ?? '')).join(' ');

  test('shows the pages of a text that nobody saved, with a real student, and which terms say nothing of him', async () => {
    const { paginas, vazios } = await prever(
      texto(p('Aluna {{aluno.nome}}, CPF {{aluno.cpf}}.'), { tipo: 'paraCada', lista: 'pagadores', blocos: [p('{{pagador.percentual}}')] }),
    );
    expect(escrito(paginas)).toContain('Aluna Ana Clara');
    expect(escrito(paginas)).toContain('60 %');
    expect(escrito(paginas)).toContain('40 %');
    expect(vazios).toEqual(['aluno.cpf']);
  });

  test('a text with every term and every list is laid out whole', async () => {
    const daLista = guia.listas.map(
      ({ nome }): Bloco => ({
        tipo: 'paraCada',
        lista: nome,
        blocos: guia.termos.filter(({ lista }) => lista === nome).map((t) => p(`${t.nome}: {{${t.nome}}}`)),
      }),
    );
    const doTexto = guia.termos
      .filter(({ nome, lista }) => lista === null && !nome.startsWith('pagina.'))
      .map(({ nome }) => p(`${nome}: {{${nome}}}`));
    const { paginas } = await prever(texto(...doTexto, ...daLista));
    for (const { nome, lista } of guia.termos)
      if (lista === null && !nome.startsWith('pagina.')) expect(escrito(paginas)).toContain(`${nome}:`);
  });

  test('the examples of the guide are of the student that was chosen; of nobody outside of the scope', async () => {
    const { campos, listas } = (await pedir('GET', `DocumentoPadrao/termos?MatriculaId=${matriculaId}`)).data as {
      campos: Record<string, string>;
      listas: Record<string, object[]>;
    };
    expect([campos['aluno.nome'], listas['pagadores']?.length]).toEqual(['Ana Clara Lobato', 2]);
    expect((await pedir('GET', 'DocumentoPadrao/termos?MatriculaId=999999')).status).toBe(404);
  });

  test('whoever may not see money, grades and documents in the portal sees none through terms', async () => {
    const quem = quemDeTeste(['documento-padrao:visualizar', 'documento-padrao:criar']);
    const { matriculaId: dela } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const exemplos = async (por?: typeof quem) =>
      (await s.pedir('GET', `DocumentoPadrao/termos?MatriculaId=${dela}`, por ? { quem: por } : {})).corpo.data as {
        campos: Record<string, string>;
        listas: Record<string, Record<string, string>[]>;
      };
    const ditos = ({ campos, listas }: Awaited<ReturnType<typeof exemplos>>) => [
      campos['contrato.valorTotal'] !== '',
      campos['responsavelFinanceiro.cpf'] !== '',
      listas['parcelas']?.length !== 0,
      listas['pagadores']?.[0]?.['pagador.cpf'] !== '',
      campos['aluno.nome'] !== '',
    ];
    expect(ditos(await exemplos())).toEqual([true, true, true, true, true]);
    expect(ditos(await exemplos(quem))).toEqual([false, false, false, false, true]);
    const conteudo = texto(p('{{aluno.nome}} {{responsavelFinanceiro.cpf}} {{contrato.valorTotal}}'));
    const previa = (await s.pedir('POST', 'DocumentoPadrao/previa', { quem, body: { conteudo, matriculaId: dela } })).corpo.data as {
      vazios: string[];
    };
    expect(previa.vazios).toEqual(['contrato.valorTotal', 'responsavelFinanceiro.cpf']);
  });

  test('a draft says nothing of a contract: nobody contracted it yet', async () => {
    const numeroDe = async (id: number) =>
      ((await pedir('GET', `DocumentoPadrao/termos?MatriculaId=${id}`)).data as { campos: Record<string, string> }).campos[
        'contrato.numero'
      ];
    const { matriculaId: rascunhada } = await rascunhoDeTeste(s.banco.db, mundo);
    const { matriculaId: contratada } = await contratoAtivoDeTeste(s.banco.db, mundo);
    expect([await numeroDe(rascunhada), /^2026-/.test((await numeroDe(contratada)) ?? '')]).toEqual(['', true]);
  });
});
