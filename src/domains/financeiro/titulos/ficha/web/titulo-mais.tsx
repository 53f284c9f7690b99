import { DispensaDeEncargos } from '#domains/financeiro/titulos/dispensas/web/door.tsx';
import { textosDispensa } from '../../dispensas/texts.ts';
import { textosFicha } from '../texts.ts';
import { lazy, Suspense, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { isEmAberto } from '#domains/financeiro/titulos/situacoes.ts';
import { papelNoAcordo } from '#domains/financeiro/titulos/acordos/situacoes.ts';
import { textosAcordo } from '#domains/financeiro/titulos/acordos/texts.ts';
import { textosTitulos } from '#domains/financeiro/titulos/texts.ts';
import { SegundaVia } from './segunda-via.tsx';
import type { TituloLido } from './titulo-lido.ts';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

const MudancaDeVencimento = lazy(() => import('./vencimento.tsx'));

/** What else may be done from a title: statement, second copy, agreement, waiver. */
export function MaisDoTitulo({ titulo }: { titulo: TituloLido }) {
  const t = useTextos(textosAcordo);
  const tc = useTextos(textosFicha);
  const tt = useTextos(textosTitulos);
  const td = useTextos(textosDispensa);
  const { pode } = useSessao();
  const [vendo, setVendo] = useState<'via' | 'dispensa' | 'vencimento' | null>(null);
  const aberto = isEmAberto(titulo.situacao);
  const encargos = titulo.devido.multaCentavos + titulo.devido.jurosCentavos > 0;
  return (
    <>
      <div className={estilo.atalhos}>
        <Elo tela="contas-a-receber" search={{ extrato: titulo.pagadorId }}>
          {tc('verExtrato')}
        </Elo>
        {aberto && titulo.linhaNaFilaId === null && (
          <button type="button" className="botao-simples" onClick={() => setVendo('via')}>
            {tc('segundaVia')}
          </button>
        )}
        {aberto && pode('renegociar-titulo', 'criar') && (
          <Elo tela="contas-a-receber" search={{ renegociar: titulo.id }}>
            {t('renegociar')}
          </Elo>
        )}
        {titulo.situacao === 'aberto' && titulo.origem !== 'acordo' && pode('contas-a-receber', 'editar') && (
          <button type="button" className="botao-simples" onClick={() => setVendo('vencimento')}>
            {tt('mudarVencimento')}
          </button>
        )}
        {aberto && encargos && pode('dispensar-encargos', 'criar') && (
          <button type="button" className="botao-simples" onClick={() => setVendo('dispensa')}>
            {td('dispensar')}
          </button>
        )}
      </div>
      <Suspense fallback={null}>
        {vendo === 'vencimento' && <MudancaDeVencimento titulo={titulo} aoFechar={() => setVendo(null)} />}
      </Suspense>
      {titulo.acordos.map((acordo) => (
        <p key={`${acordo.id}${acordo.papel}`}>
          <Elo tela="contas-a-receber" search={{ aba: 'acordos', abrir: acordo.id }}>
            {t(papelNoAcordo(acordo), { numero: acordo.numero })}
          </Elo>
        </p>
      ))}
      {vendo === 'via' && <SegundaVia titulo={titulo} aoFechar={() => setVendo(null)} />}
      <Suspense fallback={null}>{vendo === 'dispensa' && <DispensaDeEncargos titulo={titulo} aoFechar={() => setVendo(null)} />}</Suspense>
    </>
  );
}
