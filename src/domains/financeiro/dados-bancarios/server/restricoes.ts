import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosDadosBancarios } from '../erros.ts';

// What a violated rule of this room's table means to a person when two requests race past the checks.
registrarRestricoes({
  mudancas_bancarias_espera_key: () => errosDadosBancarios.MUDANCA_JA_ESPERA({ por: '—' }),
  MUDANCA_BANCARIA_FIXA: () =>
    errosDadosBancarios.MUDANCA_NAO_PERMITE({ situacao: { br: 'decidida por outra pessoa', en: 'decided by somebody else' } }),
  DADOS_BANCARIOS_SEM_MUDANCA: () => errosDadosBancarios.DADOS_BANCARIOS_PEDEM_MUDANCA(),
});
