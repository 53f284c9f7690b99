import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { categoriasDoSistema, escreverHistorico, frasesDoSistema, historicoNoIdioma, nomeDaCategoria } from './palavras-do-sistema.ts';

const conhecidas = new Set(Object.keys(categoriasDoSistema));

describe('categories that the system writes', () => {
  test('each word that the code or the schema writes has its label in both languages', () => {
    const fontes = [...globSync('src/domains/**/server/*.ts'), ...globSync('src/domains/**/server/banco/*.sql')].filter(
      (f) => !f.endsWith('.test.ts'),
    );
    const escritas = fontes.flatMap((arquivo) => {
      const fonte = readFileSync(arquivo, 'utf8');
      if (
        !/registrarLancamentos|registrarRecebimentos|estornarRecebimentos|NovoLancamento|categoriaDe|categoriaDa|as categoria/.test(fonte)
      )
        return [];
      return [
        ...fonte.matchAll(/categoria: '([^']+)'/g),
        ...fonte.matchAll(/const categoriaD[ea]\w+ = '([^']+)'/g),
        ...fonte.matchAll(/'([^']+)'(?:::text|\))? as categoria\b/g),
        ...fonte.matchAll(/\w+: '([^']+)'(?=[^;]*satisfies Record<string, CategoriaDoSistema>)/g),
        ...fonte.matchAll(/return '([^']+)' satisfies CategoriaDoSistema/g),
      ].map((achado) => achado[1] as string);
    });
    expect(escritas.filter((palavra) => !conhecidas.has(palavra))).toEqual([]);
    // Seen the other way round: no label outlives the code that writes its word.
    expect([...conhecidas].filter((palavra) => !escritas.includes(palavra))).toEqual([]);
    for (const { br, en } of Object.values(categoriasDoSistema)) expect(en).not.toBe(br);
  });

  test('what the school registered keeps its own name, even when the system has that word', () => {
    expect(nomeDaCategoria('tarifa bancária', false, 'en')).toBe('Bank fee');
    expect(nomeDaCategoria('tarifa bancária', true, 'en')).toBe('Tarifa bancária');
    expect(nomeDaCategoria('Cantina', true, 'en')).toBe('Cantina');
  });
});

describe('descriptions that the system writes', () => {
  test('each sentence is read back in English with what was typed left alone', () => {
    const valores = {
      numero: '2026-000123',
      oQue: 'Norte Energia, conta de novembro',
      descricao: 'Mensalidade 3/12: março',
      motivo: 'valor: errado (de novo)',
      recibo: 41,
      nossoNumero: '109/00000012-3',
      banco: '748',
      documento: 'NF_12',
      linha: 3,
      arquivo: 'retorno de hoje, 2.ret',
    };
    for (const [frase, { en }] of Object.entries(frasesDoSistema)) {
      const guardado = escreverHistorico(frase as keyof typeof frasesDoSistema, { ...valores, historico: 'Pago a maior no recibo nº 7' });
      const esperado = en.replaceAll(/\{(\w+)\}/g, (_, nome: string) =>
        nome === 'historico' ? 'Paid in excess on receipt no. 7' : String(valores[nome as keyof typeof valores]),
      );
      expect(historicoNoIdioma(guardado, 'baixa', 'en')).toBe(esperado);
      expect(historicoNoIdioma(guardado, 'baixa', 'br')).toBe(guardado);
    }
  });

  test('a sentence cut at the end of its column is still read; what people typed is never touched', () => {
    const cortado = escreverHistorico('estornoDeRecebimento', { numero: 'T-1', motivo: 'x'.repeat(400) });
    expect(cortado).toHaveLength(300);
    expect(historicoNoIdioma(cortado, 'estorno', 'en')).toMatch(/^Reversal of the receipt of title T-1: x+$/);
    expect(historicoNoIdioma('Taxa: iluminação', 'lancamento_manual', 'en')).toBe('Taxa: iluminação');
    expect(historicoNoIdioma('Estorno: erro (Taxa: iluminação)', 'lancamento_manual_estorno', 'en')).toBe(
      'Reversal: erro (Taxa: iluminação)',
    );
    expect(historicoNoIdioma('Deixado na secretaria', 'credito', 'en')).toBe('Deixado na secretaria');
  });
});
