import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { emFrase } from '#shared/listas/opcao.ts';
import { errosAcordo } from '../erros.ts';
import { rotulosSituacao } from '#domains/financeiro/titulos/situacoes.ts';

// What a violated rule of this room's tables means to a person when two requests race past the checks.
registrarRestricoes({
  ACORDO_NAO_FECHA: () => errosAcordo.ACORDO_NAO_FECHA(),
  acordos_titulos_vivo_key: () => errosAcordo.TITULO_NAO_RENEGOCIA({ numero: '—', situacao: emFrase(rotulosSituacao, 'renegociado') }),
});
