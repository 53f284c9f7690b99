import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosPlano as erros } from '../erros.ts';

// What a violated rule of the chart means to a person when two requests race past the checks.
registrarRestricoes({
  CODIGO_FORA_DA_MASCARA: (mascara) => erros.CODIGO_FORA_DA_MASCARA({ mascara }, { campos: ['codigo'] }),
  CONTA_CONTABIL_EM_USO: (conta) => erros.CONTA_CONTABIL_EM_USO({ conta }),
  CONTA_CONTABIL_COM_SALDO: (conta) => erros.CONTA_CONTABIL_COM_SALDO({ conta }, { campos: ['ativa'] }),
  CONTA_COM_REGRAS: (detalhe) => {
    const [n, conta = ''] = detalhe.split('|');
    return erros.CONTA_COM_REGRAS({ conta, n: Number(n) });
  },
  MASCARA_NAO_CABE: (conta) => erros.MASCARA_NAO_CABE({ conta }, { campos: ['mascara'] }),
  CONTA_DO_RESULTADO_INVALIDA: () => erros.CONTA_DO_RESULTADO_INVALIDA(),
  contas_contabeis_codigo_key: () => erros.CONTA_CONTABIL_REPETIDA({}, { campos: ['codigo'] }),
  contas_contabeis_como_pai_key: () => erros.CONTA_CONTABIL_REPETIDA({}, { campos: ['codigo'] }),
  contas_contabeis_pai_fkey: () => erros.CONTA_SEM_PAI({ pai: '—' }, { campos: ['codigo'] }),
});
