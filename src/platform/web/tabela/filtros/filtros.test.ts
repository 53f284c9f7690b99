import { describe, expect, it } from 'vitest';
import { consultaDaPagina, consultaDoFiltro } from '../consulta.ts';
import { consultaDosFiltros, descreverValor } from './filtros.ts';
import { isMesInteiro, lerPontas, mesInteiro, escreverPonta } from './intervalos.ts';
import type { Filtro } from '../tipos.ts';

const situacao: Filtro = {
  chave: 'sit',
  rotulo: 'Situação',
  tipo: 'selecao-multipla',
  campo: 'Situacao',
  opcoes: [
    { valor: 'aberto', rotulo: 'Aberto' },
    { valor: 'parcial', rotulo: 'Parcial' },
  ],
};
const vencimento: Filtro = { chave: 'venc', rotulo: 'Vencimento', tipo: 'datas', campoDe: 'De', campoAte: 'Ate' };
const valor: Filtro = { chave: 'valor', rotulo: 'Valor', tipo: 'valores', campoDe: 'ValorDe', campoAte: 'ValorAte' };
const bolsa: Filtro = { chave: 'bolsa', rotulo: 'Bolsista', tipo: 'booleano', campo: 'Bolsista', rotuloSim: 'Com bolsa' };

describe('filters', () => {
  it('become query parameters by their wire names, open ends left out', () => {
    expect(
      consultaDosFiltros([situacao, vencimento, valor, bolsa], {
        sit: ['aberto'],
        venc: { de: null, ate: '2026-11-30' },
        valor: { de: '0', ate: null },
        bolsa: false,
      }),
    ).toEqual({
      Situacao: ['aberto'],
      Ate: '2026-11-30',
      ValorDe: '0',
      Bolsista: 'false',
    });
    expect(consultaDosFiltros([situacao, vencimento], {})).toEqual({});
  });

  it('are said in words', () => {
    expect(descreverValor(situacao, ['aberto', 'parcial'], 'br')).toBe('Aberto, Parcial');
    expect(descreverValor(vencimento, { de: '2026-11-01', ate: '2026-11-30' }, 'br')).toBe('11/2026');
    expect(descreverValor(vencimento, { de: '2026-11-02', ate: '2026-11-30' }, 'br')).toBe('02/11/2026 a 30/11/2026');
    expect(descreverValor(vencimento, { de: '2026-11-02', ate: null }, 'en')).toBe('from 02/11/2026');
    expect(descreverValor(valor, { de: null, ate: '125090' }, 'br')).toBe('até R$ 1.250,90');
    expect(descreverValor(valor, { de: '100', ate: '100' }, 'br')).toBe('R$ 1,00');
    expect(descreverValor(bolsa, true, 'br')).toBe('Com bolsa');
    expect(descreverValor(bolsa, false, 'en')).toBe('No');
  });

  it('join search, fixed values, page and sort in one call', () => {
    const estado = {
      busca: ' ana ',
      pagina: 2,
      tamanho: 50,
      ordem: { campo: 'nome', ascendente: false },
      filtros: { bolsa: true },
      colunas: null,
    };
    const pedido = { filtros: [bolsa], campoBusca: 'Nome', fixa: { PeriodoLetivoId: 7 } };
    expect(consultaDaPagina(estado, pedido)).toEqual({
      NumeroDaPagina: '2',
      TamanhoDaPagina: '50',
      CampoOrdenado: 'nome',
      OrdenacaoAscendente: 'false',
      Bolsista: 'true',
      Nome: 'ana',
      PeriodoLetivoId: 7,
    });
    expect(consultaDoFiltro({ ...estado, busca: '  ' }, pedido)).toEqual({ Bolsista: 'true', PeriodoLetivoId: 7 });
  });
});

describe('intervals as typed', () => {
  it('take dates and amounts the way people write them', () => {
    expect(lerPontas('datas', '1/11/26', '30112026')).toEqual({ intervalo: { de: '2026-11-01', ate: '2026-11-30' } });
    expect(lerPontas('valores', '1250,9', '')).toEqual({ intervalo: { de: '125090', ate: null } });
    expect(lerPontas('valores', ' ', '')).toEqual({ intervalo: null });
  });

  it('say what is wrong', () => {
    expect(lerPontas('datas', '31/02/2026', '')).toEqual({ erro: 'dataInvalida' });
    expect(lerPontas('valores', 'abc', '')).toEqual({ erro: 'valorInvalido' });
    expect(lerPontas('valores', '-1', '')).toEqual({ erro: 'valorInvalido' });
    expect(lerPontas('valores', '100', '20')).toEqual({ erro: 'intervaloInvertido' });
    expect(lerPontas('datas', '02/01/2027', '31/12/2026')).toEqual({ erro: 'intervaloInvertido' });
  });

  it('write an end back as it is read', () => {
    expect(escreverPonta('datas', '2026-11-01')).toBe('01/11/2026');
    expect(escreverPonta('valores', '125090')).toBe('1.250,90');
    expect(escreverPonta('valores', null)).toBe('');
  });

  it('know whole months, February of leap years too', () => {
    expect(mesInteiro('2026-11-20', 0)).toEqual({ de: '2026-11-01', ate: '2026-11-30' });
    expect(mesInteiro('2028-01-31', 1)).toEqual({ de: '2028-02-01', ate: '2028-02-29' });
    expect(mesInteiro('2026-01-15', -1)).toEqual({ de: '2025-12-01', ate: '2025-12-31' });
    expect(isMesInteiro({ de: '2026-11-01', ate: '2026-11-29' })).toBe(false);
  });
});
