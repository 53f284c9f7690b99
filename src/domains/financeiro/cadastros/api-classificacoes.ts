import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { filtroBooleano, filtroTexto } from '#shared/listas/paginacao.ts';
import * as esquemas from './esquemas.ts';
import { sentidos, tiposImposto } from './listas.ts';
import { endpointsDeRegistro } from '#shared/registro-api.ts';

const texto = z.string();
const id = z.number();
const versao = z.number();
const tipo = campo.opcao.opcional;

/** Categories of money that moves: what it is for. */
export const categoriasApi = endpointsDeRegistro({
  nome: 'CategoriaFinanceira',
  tela: 'financeiro-lancamentos',
  ordem: { colunas: ['nome', 'sentido'], padrao: 'nome' },
  filtros: { Nome: filtroTexto(60), Sentido: tipo(sentidos), Ativo: filtroBooleano() },
  item: z.object({ id, nome: texto, sentido: z.enum(['entrada', 'saida']), ativo: z.boolean(), versao }),
  novo: esquemas.novaCategoria,
  edicao: esquemas.edicaoCategoria,
});

/** Cost centres: whom in the school it is for. */
export const centrosCustoApi = endpointsDeRegistro({
  nome: 'CentroCusto',
  tela: 'financeiro-lancamentos',
  ordem: { colunas: ['nome'], padrao: 'nome' },
  filtros: { Nome: filtroTexto(60), Ativo: filtroBooleano() },
  item: z.object({ id, nome: texto, ativo: z.boolean(), versao }),
  novo: esquemas.novoCentro,
  edicao: esquemas.edicaoCentro,
});

/** Taxes withheld from suppliers, as dated rows: the law of a day is the row in force on it. */
export const impostosApi = endpointsDeRegistro({
  nome: 'Imposto',
  tela: 'impostos',
  ordem: { colunas: ['tipo', 'nome', 'vigenteDesde'], padrao: 'tipo' },
  filtros: { Nome: filtroTexto(80), Tipo: tipo(tiposImposto), VigenteEm: campo.dataCivil.opcional() },
  item: z.object({
    id,
    tipo: z.enum(['pis_cofins_csll', 'inss', 'iss', 'ir']),
    nome: texto,
    aliquota: texto,
    basePercentual: texto,
    minimoCentavos: dinheiro,
    codigoRecolhimento: texto.nullable(),
    regraVencimento: z.enum(['segundo_decendio', 'dia_antecipado', 'dia_prorrogado']),
    diaVencimento: z.number().nullable(),
    fatoGerador: z.enum(['emissao', 'pagamento', 'primeiro']),
    destinatarioFornecedorId: id.nullable(),
    destinatarioNome: texto.nullable(),
    vigenteDesde: texto,
    vigenteAte: texto.nullable(),
    versao,
  }),
  novo: esquemas.novoImposto,
  edicao: esquemas.edicaoImposto,
});
