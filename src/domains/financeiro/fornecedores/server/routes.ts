import { rotasDeDadosBancarios } from '#domains/financeiro/dados-bancarios/server/door.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { rotasDeRegistro } from '#platform/server/registros/rotas.ts';
import { rotasDeImportacao } from '#platform/server/registros/importar.ts';
import { dadosDoFornecedorApi, fornecedoresApi, relacaoApi, salaDeFornecedores } from '../api.ts';
import { dadosDoFornecedor } from './dados-bancarios.ts';
import { importacaoDeFornecedoresApi } from '../importacao.ts';
import { importacaoDeFornecedores } from './importar-fornecedores.ts';
import { fornecedores, listaDeFornecedores } from './fornecedores.ts';
import { colunasDeFornecedores } from './planilha.ts';
import { lerRelacao } from './relacao.ts';
import './integridade.ts';

/** financeiro/fornecedores, as the portal registers it. */
export const salaFornecedores: Sala = {
  nome: 'financeiro/fornecedores',
  api: salaDeFornecedores,
  rotas: [
    ...rotasDeRegistro(fornecedoresApi, {
      registro: fornecedores,
      lista: listaDeFornecedores,
      arquivo: 'fornecedores',
      colunas: colunasDeFornecedores,
    }),
    ...rotasDeImportacao(importacaoDeFornecedoresApi, importacaoDeFornecedores),
    ...rotasDeDadosBancarios(dadosDoFornecedorApi, dadosDoFornecedor),
    leitura(relacaoApi.relacao, ({ db, hoje }, { params }) => lerRelacao(db, params.id, hoje)),
  ],
};
