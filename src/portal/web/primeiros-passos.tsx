import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import { useId } from 'react';
import { telaPorId } from '#catalog/telas.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { useSessao } from '#platform/web/sessao.ts';
import { type PassoId, primeirosPassos } from '../primeiros-passos.ts';
import { textosInicio } from '../texts-inicio.ts';
import estilo from './inicio.module.css';

type Passo = { id: PassoId; feito: boolean };

/** What an empty school creates first. Each step opens its screen; those done are ticked. */
export function PrimeirosPassos({ passos }: { passos: readonly Passo[] }) {
  const t = useTextos(textosInicio);
  const idTitulo = useId();
  const feitos = passos.filter(({ feito }) => feito).length;
  const proximo = passos.find(({ feito }) => !feito)?.id;
  return (
    <section className={`cartao ${estilo.secao}`} aria-labelledby={idTitulo}>
      <h2 id={idTitulo}>{t('passosTitulo')}</h2>
      <p className={estilo.suave}>
        {t('passosTexto')} {t('passosProgresso', { feitos, total: passos.length })}.
      </p>
      <ol className={estilo.passos}>
        {passos.map((passo) => (
          <UmPasso key={passo.id} passo={passo} proximo={passo.id === proximo} />
        ))}
      </ol>
    </section>
  );
}

function UmPasso({ passo: { id, feito }, proximo }: { passo: Passo; proximo: boolean }) {
  const t = useTextos(textosInicio);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const definicao = primeirosPassos.find((passo) => passo.id === id);
  if (!definicao) return null;
  const Icone = feito ? IconCircleCheck : IconCircleDashed;
  const podeCriar = pode(definicao.permissao, 'criar');
  return (
    <li className={feito ? estilo.feito : undefined} aria-current={proximo ? 'step' : undefined}>
      <Icone size={18} aria-hidden />
      <span>
        <span className="so-leitor">{t(feito ? 'passoFeito' : 'passoFalta')}:</span>
        {feito || !podeCriar ? (
          t(id)
        ) : (
          <Elo tela={definicao.tela} className={proximo ? estilo.proximo : undefined}>
            {t(id)}
          </Elo>
        )}
        {!feito && !podeCriar && (
          <span className={estilo.suave}>{t('passoDeOutro', { tela: telaPorId(definicao.permissao).titulo[idioma] })}</span>
        )}
      </span>
    </li>
  );
}
