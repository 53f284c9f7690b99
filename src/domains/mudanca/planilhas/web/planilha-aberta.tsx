import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { textosMudanca } from '#domains/mudanca/texts.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { ColunasDaPlanilha, ContasDaConferencia, LinhasConferidas } from '#platform/web/importacao/conferencia.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useIrPara } from '#platform/web/navegacao.tsx';
import { baixarArquivo, chamar } from '#platform/web/rede/api.ts';
import { acertarConsulta, envelhecer, useComando } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { planilhasDaMudancaApi as api } from '../api.ts';
import { camposPorTipo } from '#domains/mudanca/campos/por-tipo.ts';
import { ValoresFixos } from './valores-fixos.tsx';
import estilo from './mudanca.module.css';

export type PlanilhaNaTela = RespostaCliente<typeof api.obter>;
type Escolha = Pick<PlanilhaNaTela, 'mapeamento' | 'fixos'>;

/** A sheet that was not loaded: its columns, the dry run, and the load. */
export function PlanilhaAberta({ planilha }: { planilha: PlanilhaNaTela }) {
  const t = useTextos(textosMudanca);
  const { pode } = useSessao();
  const irPara = useIrPara();
  const [ocupada, setOcupada] = useState(false);
  const carregar = useComando(api.carregar);
  const { id, tipo, colunas, mapeamento, fixos, versao, ensaio } = planilha;
  const { campos } = camposPorTipo[tipo];
  const podeCriar = pode('mudanca', 'criar');
  const tentar = async (fazer: () => Promise<unknown>): Promise<void> => {
    setOcupada(true);
    try {
      await fazer();
    } catch (falha) {
      avisar.erro(falha);
    } finally {
      setOcupada(false);
    }
  };
  const mostrar = (nova: PlanilhaNaTela): void => acertarConsulta(api.obter, { params: { id } }, () => nova);
  const guardar = (parte: Partial<Escolha>): Promise<void> =>
    tentar(async () => mostrar(await chamar(api.guardar, { params: { id }, body: { mapeamento, fixos, ...parte, versao } })));
  const conferir = (): Promise<void> => tentar(async () => mostrar(await chamar(api.ensaiar, { params: { id } })));
  const excluir = (): Promise<void> =>
    tentar(async () => {
      await chamar(api.excluir, { params: { id } });
      void envelhecer('Mudanca');
      await irPara('mudanca');
    });
  const iniciar = (): Promise<void> =>
    tentar(async () => {
      await carregar.mutateAsync({ params: { id } });
      await envelhecer('Mudanca');
    });
  const baixar = (): Promise<unknown> =>
    baixarArquivo(api.problemas, { params: { id }, query: { Formato: 'xlsx' } }, { nomePadrao: `corrigir-${planilha.arquivo}.xlsx` }).catch(
      avisar.erro,
    );
  const aCarregar = ensaio ? ensaio.prontas + ensaio.cadastradas : 0;
  return (
    <section className="cartao" aria-busy={ocupada}>
      <ColunasDaPlanilha
        colunas={colunas}
        mapeamento={mapeamento}
        campos={campos}
        ocupada={ocupada || !podeCriar}
        aoMapear={(novo) => void guardar({ mapeamento: { ...novo } })}
      />
      <ValoresFixos
        campos={campos.filter(({ chave }) => chave !== 'codigo' && mapeamento[chave] === undefined)}
        fixos={fixos}
        aoGuardar={(novos) => guardar({ fixos: novos })}
      />
      <p className={`${estilo.texto} suave`}>{t('nadaGravado')}</p>
      {podeCriar && (
        <div className={estilo.acoes}>
          <Button variant={ensaio ? 'default' : 'filled'} loading={ocupada} onClick={() => void conferir()}>
            {t(ensaio ? 'conferirDeNovo' : 'conferir')}
          </Button>
          {ensaio && (
            <Button loading={carregar.isPending} disabled={ocupada || aCarregar === 0} onClick={() => void iniciar()}>
              {t('carregarN', { n: aCarregar })}
            </Button>
          )}
          {ensaio && ensaio.erros > 0 && (
            <Button variant="default" onClick={() => void baixar()}>
              {t('baixarProblemas')}
            </Button>
          )}
          <Button variant="subtle" color="red" disabled={ocupada} onClick={() => void excluir()}>
            {t('excluir')}
          </Button>
        </div>
      )}
      <div aria-live="polite">
        {ensaio && (
          <>
            <ContasDaConferencia conferencia={ensaio} />
            {ensaio.avisos.map((aviso) => (
              <Alert key={aviso} color="yellow" mb="sm">
                {aviso}
              </Alert>
            ))}
            <LinhasConferidas conferencia={ensaio} />
          </>
        )}
      </div>
    </section>
  );
}
