import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bloco, ConteudoDoPapel } from '#shared/papel/esquema.ts';
import { separarTermos } from '#shared/papel/trechos.ts';
import { contratoAtivoDeTeste, rascunhoDeTeste } from '#tests/helpers/contratos.ts';
import { criarMundo, type Mundo } from '#tests/helpers/mundo.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { papelDoContrato } from '#domains/academico/contratos/papel/modelo.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.documentos, ...salasDe.contratos, ...salasDe.acesso] });
  mundo = await criarMundo(s.banco.db, { vagas: 50 });
});
afterAll(() => s.fechar());

const p = (escrito: string): Bloco => ({ tipo: 'paragrafo', alinhamento: 'esquerda', trechos: separarTermos(escrito) });
const { conteudo } = papelDoContrato;
const com = (...mais: Bloco[]): ConteudoDoPapel => ({ ...conteudo, blocos: [...conteudo.blocos, ...mais] });
const corpo = (partes: object = {}) => ({
  nome: 'Contrato da escola',
  especie: 'contrato',
  ativo: true,
  papel: 'contrato',
  restricoes: { cursoIds: [], turmaIds: [], perfilIds: [] },
  conteudo,
  ...partes,
});
const pedir = async (metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', caminho: string, body?: object) => {
  const r = await s.pedir(metodo, caminho, body ? { body } : {});
  return { status: r.status, data: r.corpo.data as never, erro: r.corpo.error };
};
const papelDe = async (contratoId: number): Promise<string> =>
  textoDoPdf((await s.pedir('GET', `Contrato/${contratoId}/pdf`)).bruto).replaceAll(/\s+/g, ' ');
const codigosDe = (erro: { fields?: { path: string; code: string }[] } | undefined) => erro?.fields?.map(({ path, code }) => [path, code]);

describe('the text of a paper that the portal issues', () => {
  let gravado: { id: number; versao: number };
  test('told twice at once it is kept once: the other is told where it is', async () => {
    const [um, outro] = await Promise.all([
      pedir('POST', 'DocumentoPadrao', corpo()),
      pedir('POST', 'DocumentoPadrao', corpo({ nome: 'Outro' })),
    ]);
    const [feito, recusado] = um.status === 200 ? [um, outro] : [outro, um];
    expect([feito.status, recusado.status, recusado.erro?.code]).toEqual([200, 409, 'DOCUMENTO_PADRAO_PAPEL_REPETIDO']);
    gravado = feito.data;
  });

  test('changed by the school, contracts come by it from then on; those that were frozen before keep theirs', async () => {
    const { contratoId: antes } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const papelDeAntes = await papelDe(antes);
    const mudado = await pedir('PUT', 'DocumentoPadrao', {
      ...corpo({ conteudo: com(p('Sétima: a escola fica em {{escola.cidade}}.')) }),
      ...gravado,
    });
    expect(mudado.status).toBe(200);
    gravado = mudado.data;
    const { contratoId: depois } = await contratoAtivoDeTeste(s.banco.db, mundo);
    expect(await papelDe(depois)).toContain('Sétima: a escola fica em Belém.');
    expect(await papelDe(antes)).toBe(papelDeAntes);
    expect(papelDeAntes).not.toContain('Sétima');
    const { contratoId: rascunho } = await rascunhoDeTeste(s.banco.db, mundo);
    expect(await papelDe(rascunho)).toContain('Sétima');
    const { rows } = await sql<{ modelo: number | null }>`select (texto_congelado -> 'documento' ->> 'modelo')::int as modelo from contratos
      where id in (${antes}, ${depois}) order by id`.execute(s.banco.db);
    expect(rows.map(({ modelo }) => modelo)).toEqual([1, 2]);
  });

  test('a clause of the law taken out, or put in a condition, is refused by its name, and nothing is saved', async () => {
    const semUma = {
      ...conteudo,
      blocos: conteudo.blocos.filter((bloco) => !JSON.stringify(bloco).includes('clausula.semPenalidade')),
    };
    const recusa = await pedir('PUT', 'DocumentoPadrao', { ...corpo({ conteudo: semUma }), ...gravado });
    expect([recusa.status, codigosDe(recusa.erro)]).toEqual([400, [['conteudo.blocos', 'CLAUSULA_OBRIGATORIA']]]);
    expect(recusa.erro?.fields?.[0]?.message).toContain('Lei nº 9.870/1999, art. 6º');
    const { itens } = (await pedir('GET', `DocumentoPadrao/${gravado.id}/versoes`)).data as { itens: object[] };
    expect(itens).toHaveLength(2);
  });

  test('terms of a student that the paper knows nothing of are refused; so are restrictions, and to be inactive', async () => {
    const estranho = await pedir('PUT', 'DocumentoPadrao', { ...corpo({ conteudo: com(p('{{frequencia.faltas}}')) }), ...gravado });
    expect(codigosDe(estranho.erro)?.map(([, codigo]) => codigo)).toEqual(['TERMO_FORA_DO_GUIA']);
    const restricoes = { cursoIds: [mundo.cursoId], turmaIds: [], perfilIds: [] };
    const preso = await pedir('PUT', 'DocumentoPadrao', { ...corpo({ restricoes, ativo: false }), ...gravado });
    expect(codigosDe(preso.erro)).toEqual([
      ['ativo', 'PAPEL_DO_PORTAL_SEMPRE_ATIVO'],
      ['restricoes', 'PAPEL_DO_PORTAL_DE_TODOS'],
    ]);
    expect(codigosDe((await pedir('POST', 'DocumentoPadrao', corpo({ nome: 'X', papel: 'nenhum' }))).erro)).toContainEqual([
      'papel',
      'PAPEL_DO_PORTAL_DESCONHECIDO',
    ]);
  });

  test('is neither deleted, nor made the text of another paper, nor issued by hand', async () => {
    expect((await pedir('DELETE', `DocumentoPadrao/${gravado.id}`)).erro?.code).toBe('DOCUMENTO_PADRAO_DO_PORTAL');
    const conteudoLivre = { ...conteudo, blocos: [p('Livre.')] };
    const solto = await pedir('PUT', 'DocumentoPadrao', { ...corpo({ papel: null, conteudo: conteudoLivre }), ...gravado });
    expect(solto.erro?.code).toBe('DOCUMENTO_PADRAO_PAPEL_FIXO');
    const { matriculaId } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const aMao = await pedir('POST', 'DocumentoEmitido/por-modelo', { documentoPadraoId: gravado.id, matriculaId, finalidade: null });
    expect(aMao.erro?.code).toBe('DOCUMENTO_PADRAO_DO_PORTAL');
    const { itens } = (await pedir('GET', 'DocumentoEmitido/modelos')).data as { itens: { id: number }[] };
    expect(itens.map(({ id }) => id)).not.toContain(gravado.id);
  });

  test('is shown by its example, for no student', async () => {
    const { paginas, vazios } = (await pedir('POST', 'DocumentoPadrao/previa', { conteudo, matriculaId: null, papel: 'contrato' }))
      .data as {
      paginas: { pecas: { texto?: string }[] }[];
      vazios: string[];
    };
    expect(paginas.flatMap(({ pecas }) => pecas.map(({ texto }) => texto ?? '')).join(' ')).toContain('Rita Souza');
    expect(vazios).toEqual([]);
  });

  test('a contract that was frozen before papers had templates is printed in its own words', async () => {
    const { contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const blocos = [
      { tipo: 'campos', pares: [['Contratada', 'Escola de antes']] },
      { tipo: 'titulo', texto: '1. Objeto' },
      { tipo: 'paragrafo', texto: 'Palavras de antes, com {{chaves}}.' },
      {
        tipo: 'tabela',
        colunas: [
          { titulo: 'Serviço', peso: 60 },
          { titulo: 'Valor', peso: 40, direita: true },
        ],
        linhas: [['Anuidade', '10.000,00']],
        rodape: ['Total', '10.000,00'],
      },
      { tipo: 'assinaturas', nomes: ['Quem assinou'] },
    ];
    await sql`update contratos set texto_congelado = jsonb_set(texto_congelado, '{documento}', (texto_congelado -> 'documento') - 'papel' || ${JSON.stringify({ blocos })}::jsonb)
      where id = ${contratoId}`.execute(s.banco.dono);
    const lido = await papelDe(contratoId);
    for (const parte of [
      'Contratada: Escola de antes',
      'Palavras de antes, com {{chaves}}.',
      'Anuidade',
      'Total',
      'Quem assinou',
      'Código de verificação',
    ])
      expect(lido).toContain(parte);
    expect(lido).not.toContain('CONTRATANTE');
  });
});
