import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosCobranca } from '../erros.ts';

// What a violated rule of this room's tables means to a person when two requests race past the checks.
registrarRestricoes({
  cobrancas_modelos_nome_key: () => errosCobranca.MODELO_REPETIDO({}, { campos: ['nome'] }),
  cobrancas_degraus_dias_key: () => errosCobranca.DEGRAU_REPETIDO({ dias: '—' }, { campos: ['diasAtraso'] }),
  cobrancas_degraus_modelo_id_fkey: () => errosCobranca.MODELO_NAO_ENCONTRADO({}, { campos: ['modeloId'] }),
  cobrancas_cartas_dia_key: () => errosCobranca.CARTA_REPETIDA(),
  cobrancas_cartas_titulos_degrau_key: () => errosCobranca.CARTA_REPETIDA(),
});
