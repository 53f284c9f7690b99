import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosExtrato } from '../erros.ts';

// What a violated rule of these tables means to a person when two requests race past the checks.
registrarRestricoes({
  extratos_bancarios_arquivo_key: () => errosExtrato.EXTRATO_JA_LIDO(),
  extratos_bancarios_linhas_key: () => errosExtrato.EXTRATO_JA_LIDO(),
});
