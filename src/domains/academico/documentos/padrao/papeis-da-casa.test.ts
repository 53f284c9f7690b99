import { describe, expect, test } from 'vitest';
import { compor } from '#platform/server/papel/compor.ts';
import { alinhado, junto, tabela, titulo } from '#shared/papel/escrever.ts';
import { type Bloco, conteudoDoPapel, papelEmBranco } from '#shared/papel/esquema.ts';
import type { PaginaComposta } from '#shared/papel/pecas.ts';
import { preencher, type Valores } from '#shared/papel/preencher.ts';
import { escolaDeExemplo } from '#shared/papel/termos-da-escola.ts';
import { errosDeCampo } from '#shared/validacao.ts';
import { casosDe } from '#tests/helpers/papeis/casos.ts';
import { papelDaCarta } from '#domains/financeiro/cobranca/papel/modelo.ts';
import { conteudoConferido, esquemaDocumentoPadrao } from './esquemas.ts';
import { papeisDaCasa, papelDaCasa } from './papeis-da-casa.ts';

const textos = (paginas: readonly PaginaComposta[]): string =>
  paginas.flatMap(({ pecas }) => pecas.flatMap((peca) => (peca.tipo === 'texto' ? [peca.texto] : []))).join(' ');
const selo = { codigo: '7KQ2-M9XF-3HTC', endereco: 'https://escola.exemplo/conferir-documento/7KQ2-M9XF-3HTC', emitidoPor: '' };
const paginasDe = (conteudo: (typeof papeisDaCasa)[number]['conteudo'], valores: Valores) => {
  const { papel, vazios } = preencher(conteudo, valores);
  return { papel, vazios, paginas: compor({ papel, escola: { versao: 1, ...escolaDeExemplo }, selo }, new Map()) };
};
/** A text without what speaks a term or goes through a list, and in the other without what is not asked of it. */
const sem = (blocos: readonly Bloco[], nome: string): Bloco[] =>
  blocos.flatMap((bloco): Bloco[] => {
    if (bloco.tipo === 'paraCada' && bloco.lista === nome) return [];
    if (bloco.tipo === 'tabela' && bloco.linhas.some(({ paraCada }) => paraCada === nome)) return [];
    if ('blocos' in bloco) return [{ ...bloco, blocos: sem(bloco.blocos, nome) }];
    if ('trechos' in bloco) return [{ ...bloco, trechos: bloco.trechos.filter((um) => um.tipo !== 'termo' || um.termo !== nome) }];
    return [bloco];
  });

/** A text in which a term is said nowhere, though its list is still gone through. */
const semTermo = (blocos: readonly Bloco[], nome: string): Bloco[] =>
  JSON.parse(JSON.stringify(blocos), (_, valor: unknown) =>
    Array.isArray(valor) ? valor.filter((um: { tipo?: string; termo?: string }) => um?.tipo !== 'termo' || um.termo !== nome) : valor,
  ) as Bloco[];

describe('every paper that the product issues by itself', () => {
  test('comes with a text in the form of templates, its terms in their places, with all that the law asks for', () => {
    expect(new Set(papeisDaCasa.map(({ chave }) => chave)).size).toBe(papeisDaCasa.length);
    for (const { chave, conteudo } of papeisDaCasa)
      expect([chave, conteudoConferido(chave).safeParse(conteudo).error?.issues ?? []]).toEqual([chave, []]);
  });

  for (const { chave, nome, especie, conteudo, exigencias } of papeisDaCasa) {
    test(`${chave}: without a clause of the law it is not saved, and the refusal names the clause; in a condition it counts as lost`, () => {
      expect(exigencias.length).toBeGreaterThan(2);
      for (const { nome: exigido, oQue } of exigencias) {
        const restricoes = { cursoIds: [], turmaIds: [], perfilIds: [] };
        const corpo = { nome: nome.br, especie, ativo: true, papel: chave, restricoes };
        const recusas = (blocos: readonly Bloco[]) => {
          const lido = esquemaDocumentoPadrao.safeParse({ ...corpo, conteudo: { ...conteudo, blocos } });
          return lido.success ? [] : errosDeCampo(lido.error, 'br').filter(({ code }) => code === 'CLAUSULA_OBRIGATORIA');
        };
        const [recusa] = recusas(sem(conteudo.blocos, exigido));
        expect(recusa?.path, `${chave}: ${exigido}`).toBe('conteudo.blocos');
        expect(recusa?.message).toContain(oQue.br);
        const condicao = { termo: 'escola.nome', quando: 'preenchido' as const, valor: '' };
        expect(recusas([{ tipo: 'se', condicao, blocos: [...conteudo.blocos] }])).not.toEqual([]);
      }
    });

    for (const [caso, valores] of Object.entries(casosDe(chave)))
      test(`${chave} is printed ${caso}: nothing is cut, no title stands alone, no brace is left`, () => {
        const { papel, paginas } = paginasDe(conteudo, valores);
        // Codes are drawn by the product alone: no template holds them.
        const escritos = papel.blocos.filter(({ tipo }) => tipo !== 'codigos');
        expect(conteudoDoPapel.safeParse({ ...papel, blocos: escritos }).success).toBe(true);
        for (const { largura, altura, pecas } of paginas) {
          for (const peca of pecas) {
            const fim = 'largura' in peca ? peca.largura : peca.lado;
            expect([peca.x >= 0, peca.x + fim <= largura - 40, peca.y <= altura - 20], JSON.stringify(peca)).toEqual([true, true, true]);
          }
          const corpo = pecas.flatMap((peca) => (peca.tipo === 'texto' && peca.y < altura - 130 ? [peca] : []));
          const ultima = corpo.toSorted((a, b) => a.y - b.y).at(-1);
          expect(ultima === undefined || ultima.tamanho <= 11 || paginas.length === 1, 'ends a page by a title').toBe(true);
        }
        const palavras = new Set(textos(paginas).split(/\s+/));
        const titulos = papel.blocos.flatMap((bloco) =>
          bloco.tipo === 'tabela' ? bloco.linhas.filter(({ cabecalho }) => cabecalho).flatMap(({ celulas }) => celulas) : [],
        );
        const deles = titulos.flatMap(({ trechos }) => trechos.flatMap((um) => (um.tipo === 'texto' ? um.texto.split(' ') : [])));
        expect(deles.filter((palavra) => !palavras.has(palavra))).toEqual([]);
        expect(textos(paginas)).not.toMatch(/\{\{|\}\}|undefined|null/);
      });
  }

  test('says what stands in its text, and the terms that a text may name all have a value in its example', () => {
    for (const { chave, conteudo, exemplo } of papeisDaCasa) expect([chave, paginasDe(conteudo, exemplo()).vazios]).toEqual([chave, []]);
  });

  test('a contract without an installment has no table of installments, nor a row of their totals', () => {
    const contrato = papeisDaCasa.find(({ chave }) => chave === 'contrato');
    const valores = casosDe('contrato')['without an installment'];
    const { papel } = paginasDe(contrato?.conteudo ?? papelEmBranco(), valores ?? { campos: {}, listas: {} });
    expect(papel.blocos.filter(({ tipo }) => tipo === 'tabela')).toEqual([]);
  });

  test('a list that is gone through without saying what the law asks of each item counts as lost', () => {
    for (const { chave, conteudo, exigencias, guia } of papeisDaCasa)
      for (const { nome, itens = [] } of exigencias.filter((e) => guia.listas.some((lista) => lista.nome === e.nome))) {
        const daLista = guia.termos.filter(({ lista }) => lista === nome).map((termo) => termo.nome);
        const calados = itens.length > 0 ? itens : [daLista];
        for (const quais of calados) {
          const mudo = [quais].flat().reduce<Bloco[]>((blocos, termo) => semTermo(blocos, termo), [...conteudo.blocos]);
          const lido = conteudoConferido(chave).safeParse({ ...conteudo, blocos: mudo });
          expect([chave, nome, quais, lido.success ? [] : errosDeCampo(lido.error, 'br').map(({ code }) => code)]).toEqual([
            chave,
            nome,
            quais,
            ['CLAUSULA_OBRIGATORIA'],
          ]);
        }
      }
    const contrato = papelDaCasa('contrato')?.conteudo ?? papelEmBranco();
    const semParcelas = sem(contrato.blocos, 'parcelas');
    const soPassa: Bloco = { tipo: 'paraCada', lista: 'parcelas', blocos: [alinhado('esquerda', 'Uma parcela.')] };
    const lido = conteudoConferido('contrato').safeParse({ ...contrato, blocos: [...semParcelas, soPassa] });
    const [recusa] = lido.success ? [] : errosDeCampo(lido.error, 'br');
    expect(recusa?.message).toContain('{{parcelas}}, com {{parcela.vencimento}}, {{parcela.contratado}}');
  });

  describe('the sheet of collection letters', () => {
    const folha = papelDaCarta.conteudo;
    const codigos = (blocos: readonly Bloco[], rodape = folha.rodape): string[] => {
      const lido = conteudoConferido('carta-de-cobranca').safeParse({ ...folha, blocos, rodape });
      return lido.success ? [] : errosDeCampo(lido.error, 'br').map(({ code }) => code);
    };
    const com = (escrito: string) => codigos([...folha.blocos, alinhado('esquerda', escrito)]);
    const rodape = (escrito: string) => codigos(folha.blocos, [alinhado('esquerda', escrito)] as typeof folha.rodape);
    test('takes the school’s own words, and refuses what a letter may not say, wherever it stands on it', () => {
      expect(com('Fale com a **{{escola.nome}}**: estamos à disposição.')).toEqual([]);
      expect(com('O aluno **não fará** provas.')).toEqual(['EXPRESSAO_VEDADA']);
      expect(rodape('Família inadimplente.')).toEqual(['EXPRESSAO_VEDADA']);
      expect(codigos([...folha.blocos, tabela('nada', [['O boletim fica retido.', 100, 'data']])])).toContain('EXPRESSAO_VEDADA');
    });
    test('announces no measure: it is sent to whoever is a day late', () => {
      expect(com('Depois, comunicaremos ao SPC.')).toEqual(['MEDIDA_NA_FOLHA']);
      expect(rodape('Sujeito a protesto em cartório.')).toEqual(['MEDIDA_NA_FOLHA']);
    });
    test('has what the ladder says alone in a paragraph of the text, once for all', () => {
      const resto = folha.blocos.slice(0, -1);
      expect(codigos([...resto, alinhado('esquerda', 'Segue: {{carta.texto}}')])).toContain('TERMO_SOZINHO');
      expect(codigos([...resto, titulo('{{carta.texto}}')])).toContain('TERMO_SOZINHO');
      expect(rodape('{{carta.texto}}')).toContain('TERMO_SOZINHO');
      expect(codigos([...resto, junto(alinhado('esquerda', ' {{carta.texto}} '))])).toEqual([]);
    });
    test('draws a code that fits, beside the words or under them where the page is narrow', () => {
      for (const lateral of [5, 20, 40, 60]) {
        const margens = { topo: 20, base: 20, direita: lateral, esquerda: lateral };
        const { paginas } = paginasDe({ ...folha, pagina: { ...folha.pagina, margens } }, papelDaCarta.exemplo());
        const pecas = paginas.flatMap((pagina) => pagina.pecas);
        expect(pecas.filter(({ tipo }) => tipo === 'qr').length).toBeGreaterThan(0);
        const limite = ((210 - lateral) * 72) / 25.4 + 0.5;
        for (const peca of pecas)
          expect(peca.x + ('largura' in peca ? peca.largura : peca.lado), JSON.stringify(peca)).toBeLessThan(limite);
      }
    });
  });

  test('36 installments of a contract go on over pages, the headings of their table again on each, every installment once', () => {
    const contrato = papeisDaCasa.find(({ chave }) => chave === 'contrato');
    const { paginas } = paginasDe(
      contrato?.conteudo ?? papelEmBranco(),
      casosDe('contrato')['with 36 installments'] ?? { campos: {}, listas: {} },
    );
    const porPagina = paginas.map((pagina) => textos([pagina]));
    const comParcelas = porPagina.filter((pagina) => /\b\d+\/36\b/.test(pagina));
    expect(comParcelas.length).toBeGreaterThan(1);
    for (const pagina of comParcelas) expect(pagina).toContain('Vencimento');
    for (let n = 1; n <= 36; n += 1) expect(porPagina.join(' ').split(` ${n}/36 `)).toHaveLength(2);
  });
});
