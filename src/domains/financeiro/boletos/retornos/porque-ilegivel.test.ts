import { expect, test } from 'vitest';
import { CampoInvalido, data8, lerRegistro } from '#domains/financeiro/boletos/cnab/registro.ts';
import { errosRetorno } from './erros.ts';
import { porqueIlegivel } from './porque-ilegivel.ts';

const dito = (ilegivel: Parameters<typeof porqueIlegivel>[0]): string[] => {
  const recusa = errosRetorno.LINHA_ILEGIVEL({ linha: 3, porque: porqueIlegivel(ilegivel) });
  return [recusa.mensagem('br'), recusa.mensagem('en')];
};

test('a line that cannot be read is told by its columns, or by the segment that is missing, never by a name of the program', () => {
  expect(dito({ campo: 'dataGeracao', conteudo: '99999999', colunas: { de: 146, ate: 153 } })).toEqual([
    'A linha 3 do arquivo não pode ser lida: as colunas 146 a 153 trazem “99999999”.',
    'Line 3 of the file cannot be read: columns 146 to 153 have “99999999”.',
  ]);
  expect(dito({ campo: 'segmentoU', conteudo: '' })[0]).toBe('A linha 3 do arquivo não pode ser lida: falta o segmento U deste título.');
  const todas = ['segmentoU', 'segmentoT', 'tipoDeRegistro', 'vencimento'].flatMap((campo) => dito({ campo, conteudo: '0' }));
  expect(todas.filter((texto) => /[a-z][A-Z]|[{}]|vencimento/.test(texto))).toEqual([]);
});

test('what a record does not say names its columns', () => {
  const ler = () => lerRegistro({ geradoEm: data8(3, 10) }, 'xx99999999');
  expect(ler).toThrow(CampoInvalido);
  expect(ler).toThrow(expect.objectContaining({ campo: 'geradoEm', conteudo: '99999999', colunas: { de: 3, ate: 10 } }));
});
