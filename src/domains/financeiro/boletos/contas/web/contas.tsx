import { type ContaCobranca } from './use-contas.ts';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco, useIrPara } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, EstadoVazio, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { contasCobrancaApi } from '../api.ts';
import { textosContas } from '../texts.ts';

const ContaAberta = lazy(() => import('./conta-janela.tsx'));
/** How each bank account collects: what the bank calls it by, what is printed, and where the counters stand. */
export default function Contas() {
  const t = useTextos(textosContas);
  const { pode } = useSessao();
  const irPara = useIrPara();
  const [{ abrir }, mudar] = useEndereco('abrir');
  const consulta = useConsulta(contasCobrancaApi.listarContasCobranca, {});
  if (consulta.error && !consulta.data) return <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />;
  if (!consulta.data) return <Esqueleto linhas={5} />;
  const { itens } = consulta.data;
  if (itens.length === 0)
    return (
      <EstadoVazio
        titulo={t('nenhuma')}
        texto={t('nenhumaTexto')}
        acao={pode('contas', 'criar') && <Button onClick={() => void irPara('contas')}>{t('irParaContas')}</Button>}
      />
    );
  const aberta = itens.find((conta) => chaveDe(conta) === abrir);
  const nova = itens.find((conta) => `outra-${conta.contaBancariaId}` === abrir);
  return (
    <>
      <Tabela
        legenda={t('legenda')}
        colunas={[t('conta'), t('banco'), t('agenciaConta'), t('carteiraConvenio'), t('proximaRemessa'), t('situacao')]}
        numericas={[4]}
        cartao={{ titulo: 0, apoio: 1, estado: 5 }}
        linhas={itens.map((conta) => ({
          chave: chaveDe(conta),
          celulas: [
            conta.atendida && pode('gerenciar-boletos', 'editar') ? (
              <Button
                key="b"
                variant="subtle"
                size="compact-sm"
                aria-label={t(conta.configurada ? 'editar' : 'configurar', { conta: conta.nome })}
                onClick={() => mudar({ abrir: chaveDe(conta) })}
              >
                {conta.nome}
              </Button>
            ) : (
              conta.nome
            ),
            conta.bancoNome,
            `${conta.agencia ?? '—'} / ${conta.numero ?? '—'}`,
            conta.configurada ? [conta.carteira, conta.convenio].filter(Boolean).join(' / ') : '—',
            conta.configurada ? conta.proximoNsa : '—',
            <Situacao
              key="s"
              conta={conta}
              usual={conta.padrao && itens.some((o) => o !== conta && o.contaBancariaId === conta.contaBancariaId)}
            />,
          ],
        }))}
      />
      {aberta && (
        <Suspense fallback={null}>
          <ContaAberta
            conta={aberta}
            aoFechar={() => mudar({ abrir: undefined })}
            aoAbrirOutra={() => mudar({ abrir: `outra-${aberta.contaBancariaId}` })}
          />
        </Suspense>
      )}
      {nova && (
        <Suspense fallback={null}>
          <ContaAberta conta={outraDe(nova)} aoFechar={() => mudar({ abrir: undefined })} />
        </Suspense>
      )}
    </>
  );
}

/** What the address calls a row by: a carteira and convênio, or an account that has none yet. */
const chaveDe = (conta: ContaCobranca): string =>
  conta.contaCobrancaId === null ? `conta-${conta.contaBancariaId}` : String(conta.contaCobrancaId);

/** Another carteira or convênio of an account begins with what the account says already, but for what tells it apart. */
const outraDe = (conta: ContaCobranca): ContaCobranca => ({
  ...conta,
  contaCobrancaId: null,
  versao: 0,
  padrao: false,
  carteira: '',
  convenio: '',
  ultimoSequencial: 0,
  proximoNsa: 1,
});

function Situacao({ conta, usual }: { conta: ContaCobranca; usual: boolean }) {
  const t = useTextos(textosContas);
  if (!conta.atendida) return <Etiqueta>{t('naoAtendida')}</Etiqueta>;
  if (!conta.configurada) return <Etiqueta tom="alerta">{t('semDados')}</Etiqueta>;
  return (
    <>
      {conta.ativa ? <Etiqueta tom="sucesso">{t('ativa')}</Etiqueta> : <Etiqueta>{t('inativa')}</Etiqueta>}
      {usual && <Etiqueta>{t('usual')}</Etiqueta>}
      {conta.homologacao && <Etiqueta tom="alerta">{t('emTeste')}</Etiqueta>}
    </>
  );
}
