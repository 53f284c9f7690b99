import { movimentos } from '#domains/academico/matriculas/situacoes.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import type { saidasApi } from '../api.ts';
import { textosSaidas } from '../texts.ts';
import estilo from './saidas.module.css';

/** The student's other enrollments that a death ends in the same act. */
export function OutrasMatriculas({ outras }: { outras: RespostaCliente<typeof saidasApi.preverSaida>['outras'] }) {
  const t = useTextos(textosSaidas);
  const { idioma } = useIdioma();
  return (
    <section className={estilo.bloco} aria-live="polite">
      <p>
        {t('outrasMatriculas', { n: outras.length })}{' '}
        {outras.map(({ id, codigo, cursoNome: curso, ano, movimento }, i) => (
          <span key={id}>
            {i > 0 && ', '}
            <Elo tela="visualizar-matricula" params={{ id }} target="_blank">
              {t('outraMatricula', { codigo, curso, ano, situacao: rotuloDe(movimentos, movimento, idioma).toLowerCase() })}
            </Elo>
          </span>
        ))}
        .
      </p>
    </section>
  );
}
