import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { acordosApi } from '#domains/financeiro/titulos/acordos/api.ts';
import { isEmAberto } from '#domains/financeiro/titulos/situacoes.ts';
import { papelNoAcordo } from '#domains/financeiro/titulos/acordos/situacoes.ts';
import { textosAcordo } from '#domains/financeiro/titulos/acordos/texts.ts';
import { textosConta } from '#domains/financeiro/titulos/extrato/texts.ts';
import { textosTitulos } from '#domains/financeiro/titulos/texts.ts';
import { recarregarTitulos } from '#domains/financeiro/titulos/web/opcoes.ts';
import { SegundaVia } from './segunda-via.tsx';
import type { TituloLido } from './titulo-janela.tsx';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

const DispensaDeEncargos = lazy(() =>
  import('#domains/financeiro/titulos/dispensas/web/dispensa.tsx').then((m) => ({ default: m.DispensaDeEncargos })),
);
const MudancaDeVencimento = lazy(() => import('./vencimento.tsx'));
const reais = (valor: Centavos): string => formatarReais(valor);

/** What else may be done from a title: statement, second copy, agreement, waiver. */
export function MaisDoTitulo({ titulo }: { titulo: TituloLido }) {
  const t = useTextos(textosAcordo);
  const tc = useTextos(textosConta);
  const tt = useTextos(textosTitulos);
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
        {titulo.situacao === 'aberto' &&
          titulo.origem !== 'acordo' &&
          titulo.dispensas.length + titulo.coberturas.length === 0 &&
          pode('contas-a-receber', 'editar') && (
            <button type="button" className="botao-simples" onClick={() => setVendo('vencimento')}>
              {tt('mudarVencimento')}
            </button>
          )}
        {aberto && encargos && pode('dispensar-encargos', 'criar') && (
          <button type="button" className="botao-simples" onClick={() => setVendo('dispensa')}>
            {t('dispensar')}
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

/** Charges that were waived on a title, and the way back. */
export function DispensasDoTitulo({ titulo }: { titulo: TituloLido }) {
  const t = useTextos(textosAcordo);
  const { pode } = useSessao();
  const revogar = async (id: number): Promise<void> => {
    await chamar(acordosApi.revogarDispensa, { params: { id } }).then(() => avisar.sucesso(t('revogada')), avisar.erro);
    await recarregarTitulos();
  };
  if (titulo.dispensas.length === 0) return null;
  return (
    <section className={estilo.secao}>
      <h3>{t('dispensas')}</h3>
      <ul className={estilo.linha}>
        {titulo.dispensas.map((d) => (
          <li key={d.id} className={estilo.movimento}>
            <span>
              {t('dispensaLinha', {
                multa: reais(d.multaCentavos),
                juros: reais(d.jurosCentavos),
                data: formatarData(d.dataDispensa),
                usuario: d.usuarioNome,
                motivo: d.motivo,
              })}
              {d.revogadaEm !== null && ` (${t('foiRevogada')})`}
            </span>
            {d.revogadaEm === null && isEmAberto(titulo.situacao) && pode('dispensar-encargos', 'criar') && (
              <Button size="compact-sm" variant="default" onClick={() => void revogar(d.id)}>
                {t('revogar')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
