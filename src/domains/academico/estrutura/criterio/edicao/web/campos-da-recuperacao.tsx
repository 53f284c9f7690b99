import { CampoAlternar, CampoNumero, camposDe, CampoSelecao, SecaoFormulario, useValor } from '#platform/web/formulario/index.ts';
import { alcancesDaRecuperacao, recuperacoesPorEtapa } from '#domains/academico/estrutura/criterio/criterio.ts';
import { daRecuperacao, type Voltar } from './campos-usados.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { textosCriterio } from '#domains/academico/estrutura/criterio/texts.ts';
import type { esquemaCriterioDoCurso } from '#domains/academico/estrutura/criterio/esquemas.ts';

const campo = camposDe<typeof esquemaCriterioDoCurso>();

/** What a recovery recovers and what it does there. */
export function DaRecuperacao({ voltar }: Voltar) {
  const t = useTextos(textosCriterio);
  const [recuperacoes, alcances] = [useOpcoes(recuperacoesPorEtapa), useOpcoes(alcancesDaRecuperacao)];
  const [recuperacao, alcance] = [useValor(campo('recuperacaoPorEtapa')), useValor(campo('alcanceDaRecuperacao'))];
  return (
    <SecaoFormulario titulo={t('recuperacaoTitulo')}>
      <CampoSelecao
        nome={campo('recuperacaoPorEtapa')}
        rotulo={t('recuperacaoPorEtapa')}
        colunas={4}
        opcoes={recuperacoes}
        aoMudar={(nova) => (nova === 'nenhuma' ? voltar(...daRecuperacao) : nova !== 'media' && voltar('recuperacaoPodeBaixar'))}
      />
      {recuperacao !== 'nenhuma' && (
        <>
          <CampoSelecao
            nome={campo('alcanceDaRecuperacao')}
            rotulo={t('alcanceDaRecuperacao')}
            colunas={5}
            opcoes={alcances}
            aoMudar={(novo) => novo === 'etapa' && voltar('etapasPorRecuperacao')}
          />
          {alcance !== 'etapa' && (
            <CampoNumero
              nome={campo('etapasPorRecuperacao')}
              rotulo={t('etapasPorRecuperacao')}
              colunas={3}
              dica={t('etapasPorRecuperacaoDica')}
            />
          )}
          {recuperacao === 'media' && (
            <CampoAlternar
              nome={campo('recuperacaoPodeBaixar')}
              rotulo={t('recuperacaoPodeBaixar')}
              colunas={6}
              dica={t('recuperacaoPodeBaixarDica')}
            />
          )}
          <CampoAlternar
            nome={campo('recuperacaoLimitada')}
            rotulo={t('recuperacaoLimitada')}
            colunas={6}
            dica={t('recuperacaoLimitadaDica')}
          />
        </>
      )}
      <CampoAlternar nome={campo('recuperacaoFinal')} rotulo={t('recuperacaoFinal')} colunas={12} dica={t('recuperacaoFinalDica')} />
    </SecaoFormulario>
  );
}
