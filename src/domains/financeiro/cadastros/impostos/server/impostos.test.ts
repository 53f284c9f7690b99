import { salasDe } from '#tests/helpers/salas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarFornecedor } from '#domains/financeiro/fornecedores/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.cadastros, ...salasDe.fornecedores] });
});
afterAll(() => s.fechar());

const iss = {
  tipo: 'iss',
  nome: 'ISS Belém',
  aliquota: '5.0000',
  regraVencimento: 'dia_antecipado',
  diaVencimento: 10,
  fatoGerador: 'emissao',
  vigenteDesde: '2026-01-01',
};
const recusados = async (mudanca: object) =>
  (await s.pedir('POST', 'Imposto', { body: { ...iss, nome: 'Outro', ...mudanca } })).corpo.error?.fields.map((f) => [f.path, f.code]);

describe('taxes withheld from suppliers', () => {
  test('federal law stands in the register from the start, each with its rule', async () => {
    const { itens } = (await s.pedir('GET', 'Imposto/obter-paginado?VigenteEm=2026-12-31')).corpo.data as {
      itens: { tipo: string; regraVencimento: string; diaVencimento: number | null; codigoRecolhimento: string | null }[];
    };
    const regras = Object.fromEntries(itens.map((i) => [`${i.tipo} ${i.codigoRecolhimento ?? '—'}`, [i.regraVencimento, i.diaVencimento]]));
    expect(regras).toEqual({
      'inss —': ['dia_antecipado', 20],
      'ir 1708': ['segundo_decendio', null],
      'pis_cofins_csll 5952': ['segundo_decendio', null],
    });
  });

  test('a fixed day names its day; the second ten days take none', async () => {
    expect(await recusados({ diaVencimento: null })).toEqual([['diaVencimento', 'DIA_DE_VENCIMENTO_AUSENTE']]);
    expect(await recusados({ diaVencimento: 32 })).toEqual([['diaVencimento', 'VALOR_MAXIMO']]);
    expect((await recusados({ regraVencimento: 'quando_der' }))?.map(([campo]) => campo)).toEqual(['regraVencimento']);
    const criado = await s.pedir('POST', 'Imposto', { body: { ...iss, nome: 'IRRF', tipo: 'ir', regraVencimento: 'segundo_decendio' } });
    const { id } = criado.corpo.data as { id: number };
    expect((await s.pedir('GET', `Imposto/${id}`)).corpo.data).toMatchObject({ regraVencimento: 'segundo_decendio', diaVencimento: null });
  });

  test('the database holds both', async () => {
    const gravar = (regra: string, dia: number | null) =>
      sql`insert into impostos (tipo, nome, aliquota, regra_vencimento, dia_vencimento, fato_gerador, vigente_desde)
        values ('iss', 'À mão', 5, ${regra}, ${dia}, 'emissao', '2026-01-01')`.execute(s.banco.db);
    await expect(gravar('dia_antecipado', null)).rejects.toThrow(/impostos_dia_da_regra_check/);
    await expect(gravar('segundo_decendio', 20)).rejects.toThrow(/impostos_dia_da_regra_check/);
    await expect(gravar('quando_der', 20)).rejects.toThrow(/impostos_regra_vencimento_check/);
  });

  test('says to whom it is paid: a supplier, who stays one', async () => {
    const prefeitura = await transacao(
      s.banco.db,
      async (tx) => (await criarFornecedor(atoDe(tx, fernanda), { documento: '05055009000113', nome: 'Prefeitura' })).id,
    );
    const criado = await s.pedir('POST', 'Imposto', { body: { ...iss, destinatarioFornecedorId: prefeitura } });
    const { id } = criado.corpo.data as { id: number };
    expect((await s.pedir('GET', `Imposto/${id}`)).corpo.data).toMatchObject({
      destinatarioFornecedorId: prefeitura,
      destinatarioNome: 'Prefeitura',
    });
    const csv = (await s.pedir('GET', 'Imposto/exportar?Formato=csv&Nome=belem')).bruto.toString('utf8');
    expect(csv).toContain('Dia fixo do mês seguinte, antes se não for útil');
    expect(csv).toContain('Prefeitura');
    expect(
      (await s.pedir('POST', 'Imposto', { body: { ...iss, nome: 'Outro', destinatarioFornecedorId: 999_999 } })).corpo.error,
    ).toMatchObject({
      fields: [{ path: 'destinatarioFornecedorId' }],
    });
    const exclusao = (await s.pedir('DELETE', `Fornecedor/${prefeitura}`)).corpo.error;
    expect(exclusao).toMatchObject({ code: 'REGISTRO_EM_USO', message: expect.stringContaining('quem recebe 1 imposto') });
  });
});
