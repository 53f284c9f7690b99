import { Button, NativeSelect } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { LerExtrato } from '#domains/financeiro/caixa/extratos/web/door.tsx';
import { useContas } from '#domains/financeiro/caixa/web/opcoes.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Esqueleto, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { conciliacaoApi } from '../api.ts';
import { textosConciliacao } from '../texts.ts';
import { CartoesDaPosicao } from './cartoes.tsx';
import { Linhas } from './linhas.tsx';

const ExtratosLidos = lazy(async () => ({ default: (await import('#domains/financeiro/caixa/extratos/web/door.tsx')).ExtratosLidos }));
const Saldos = lazy(() => import('./saldos.tsx'));

/** The statements of an account beside its books: what each line is, and whether the balances tie. */
export function Conciliacao({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosConciliacao);
  const { pode } = useSessao();
  const { pronto, paraLer: contas } = useContas('banco');
  const [{ banco, saldos }, mudar] = useEndereco('banco', 'saldos');
  const [extratos, setExtratos] = useState(false);
  const contaBancariaId = contas.find(({ valor }) => String(valor) === banco)?.valor ?? contas[0]?.valor;
  const abrirConta = (id: number): void => mudar({ banco: id, p: undefined, saldos: undefined });
  const ler = pode('financeiro-lancamentos', 'criar') && <LerExtrato aoLer={abrirConta} />;
  if (contaBancariaId === undefined)
    return (
      <Pagina abas={abas} acoes={ler}>
        {pronto ? <p>{t('semContas')}</p> : <Esqueleto linhas={8} />}
      </Pagina>
    );
  return (
    <Pagina
      abas={abas}
      acoes={
        <>
          <Button variant="default" onClick={() => setExtratos(true)}>
            {t('extratos')}
          </Button>
          <Button variant="default" onClick={() => mudar({ saldos: 1 })}>
            {t('conferirSaldos')}
          </Button>
          {ler}
        </>
      }
    >
      <Linhas
        key={contaBancariaId}
        contaBancariaId={contaBancariaId}
        acao={ler}
        topo={
          <>
            {contas.length > 1 && (
              <div className="escolhas">
                <NativeSelect
                  label={t('conta')}
                  value={String(contaBancariaId)}
                  data={contas.map((c) => ({ value: String(c.valor), label: c.rotulo }))}
                  onChange={(evento) => abrirConta(Number(evento.currentTarget.value))}
                />
              </div>
            )}
            <Posicao contaBancariaId={contaBancariaId} />
          </>
        }
      />
      <Suspense fallback={null}>
        {extratos && <ExtratosLidos contaBancariaId={contaBancariaId} aoFechar={() => setExtratos(false)} />}
        {saldos !== undefined && <Saldos contaBancariaId={contaBancariaId} aoFechar={() => mudar({ saldos: undefined })} />}
      </Suspense>
    </Pagina>
  );
}

function Posicao({ contaBancariaId }: { contaBancariaId: number }) {
  const { data } = useConsulta(conciliacaoApi.obterPosicao, { query: { ContaBancariaId: contaBancariaId } }, { manterAnterior: true });
  return <CartoesDaPosicao posicao={data} />;
}
