import { CampoAlternar, CampoNumero, camposDe, CampoTexto, SecaoFormulario, useValor } from '#platform/web/formulario/index.ts';
import { FORMULA_MAXIMA } from '#domains/academico/estrutura/criterio/formula/ler.ts';
import { doExame, type Voltar } from './campos-usados.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosCriterio } from '#domains/academico/estrutura/criterio/texts.ts';
import type { esquemaCriterioDoCurso } from '#domains/academico/estrutura/criterio/esquemas.ts';

const campo = camposDe<typeof esquemaCriterioDoCurso>();

/** The final exam: who takes it and what it makes of the average. */
export function DoExame({ voltar }: Voltar) {
  const t = useTextos(textosCriterio);
  const comExame = useValor(campo('usaExameFinal')) === true;
  const formula = useValor(campo('formulaDoExame'));
  return (
    <SecaoFormulario titulo={t('exame')}>
      <CampoAlternar nome={campo('usaExameFinal')} rotulo={t('usaExameFinal')} colunas={12} aoMudar={(usa) => !usa && voltar(...doExame)} />
      {comExame && (
        <>
          <CampoNumero nome={campo('mediaMinimaRecuperacao')} rotulo={t('mediaMinimaRecuperacao')} colunas={4} casas={4} />
          <CampoNumero nome={campo('mediaFinal')} rotulo={t('mediaFinal')} colunas={4} casas={4} />
          {!formula && (
            <>
              <CampoNumero nome={campo('pesoMedia')} rotulo={t('pesoMedia')} colunas={2} casas={4} />
              <CampoNumero nome={campo('pesoExame')} rotulo={t('pesoExame')} colunas={2} casas={4} />
            </>
          )}
          <CampoTexto
            nome={campo('formulaDoExame')}
            rotulo={t('formulaDoExame')}
            colunas={12}
            maximo={FORMULA_MAXIMA}
            dica={t('formulaDoExameDica')}
          />
        </>
      )}
    </SecaoFormulario>
  );
}
