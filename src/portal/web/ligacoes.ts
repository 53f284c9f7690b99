import { registrarMinhaConta } from '#domains/acesso/entrada/web/door.tsx';
import { iniciarEnvios } from '#platform/web/envios/iniciar.ts';
import { registrarTipoDeEnvio } from '#platform/web/envios/tipos.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { registrarPainelDaConta } from '#platform/web/sessao/conta.ts';
import { prepararImpressao } from '#platform/web/registro/impressao.ts';
import { definirServicoDeTarefas } from '#platform/web/tarefas/tarefa-servico.ts';
import { prepararSemRede } from './sem-rede/registrar-servico.ts';
import { textosIntegridade } from '../texts-integridade.ts';
import { tituloDaOperacao } from '../operacao/titulo.ts';
import { textosEscola } from '../texts-escola.ts';

// What the platform's pieces ask of the portal: the calls of long jobs, the school's data in the user's menu, and paper in
// the light theme. Loaded with the shell, once.
definirServicoDeTarefas({
  obter: async (id, signal) => {
    const { portalApi } = await import('../api.ts');
    return chamar(portalApi.obterTarefa, { params: { id } }, { signal });
  },
  minhas: async (tipos, signal) => {
    const { portalApi } = await import('../api.ts');
    const { itens } = await chamar(portalApi.minhasTarefas, { query: { Tipos: tipos.join(',') } }, { signal });
    return itens;
  },
});

registrarTipoDeEnvio('chamada', async () => (await import('#domains/academico/diario/chamadas/web/envio-de-chamadas.ts')).envioDeChamadas);
registrarTipoDeEnvio('notas', async () => (await import('#domains/academico/diario/notas/web/envio-de-notas.ts')).envioDeNotas);
iniciarEnvios();
prepararSemRede();
prepararImpressao();
registrarPainelDaConta({ chave: 'escola', titulo: textosEscola.titulo, carregar: () => import('./inicio/escola-painel.tsx') });
registrarPainelDaConta({
  chave: 'integridade',
  titulo: textosIntegridade.titulo,
  tela: 'integridade',
  carregar: () => import('./inicio/integridade-painel.tsx'),
});
registrarPainelDaConta({
  chave: 'copias',
  titulo: tituloDaOperacao,
  tela: 'copias',
  carregar: () => import('../operacao/web/operacao-painel.tsx'),
});
registrarMinhaConta();
