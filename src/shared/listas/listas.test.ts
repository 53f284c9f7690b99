import { describe, expect, it } from 'vitest';
import { rotuloDe, valoresDaLista } from './opcao.ts';
import * as pessoa from './pessoa.ts';
import { siglasUf, ufs } from './ufs.ts';

describe('closed lists', () => {
  it('has the 27 states', () => {
    expect(new Set(siglasUf).size).toBe(27);
    expect(siglasUf.every((sigla) => /^[A-Z]{2}$/.test(sigla))).toBe(true);
    expect(rotuloDe(ufs, 'PA', 'br')).toBe('Pará');
  });

  it.each(Object.entries(pessoa))('%s has distinct plain values and both languages', (_, lista) => {
    const valores: string[] = valoresDaLista(lista);
    expect(new Set(valores).size).toBe(valores.length);
    for (const opcao of lista) {
      expect(opcao.valor).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(opcao.br.trim() && opcao.en.trim()).not.toBe('');
    }
  });

  it('shows the value itself when the list no longer has it', () => {
    expect(rotuloDe(pessoa.generos, 'feminino', 'en')).toBe('Female');
    expect(rotuloDe(pessoa.generos, 'antigo', 'br')).toBe('antigo');
  });
});
