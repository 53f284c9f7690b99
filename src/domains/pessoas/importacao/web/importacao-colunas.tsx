import { importacaoApi } from '../api.ts';
import { Button, Checkbox } from '@mantine/core';
import { useId } from 'react';
import { DestinosDasColunas } from '#platform/web/importacao/conferencia.tsx';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { mensagemDe } from '#platform/web/rede/erro-api.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartoes } from '#platform/web/pagina/pagina.tsx';
import { camposImportados } from '../campos-importados.ts';
import { textosImportacao } from '../texts.ts';
import type { ImportacaoNaTela } from './importacao-na-tela.ts';
import { ProblemasDaImportacao } from './importacao-problemas.tsx';
import { useEscolha } from './use-escolha.ts';
import estilo from './importacao.module.css';

/** Second step: what each column is, and with every change what would happen. */
export function ColunasDaImportacao({
  importacao,
  aoExecutar,
  recomecar,
}: {
  importacao: ImportacaoNaTela;
  aoExecutar: () => void;
  recomecar: () => void;
}) {
  const t = useTextos(textosImportacao);
  const idDaLista = useId();
  const { escolha, mudar, falha, guardar } = useEscolha(importacao, idDaLista);
  const { mapeamento, aceitarParecidas, vinculos } = escolha;
  const entrada = { params: { id: importacao.id }, body: escolha };
  const conferencia = useConsulta(importacaoApi.conferirImportacao, entrada, { manterAnterior: true, validadeMs: 60_000 });
  const executar = useComando(importacaoApi.executarImportacao);
  const { data, error } = conferencia;

  const vincular = (linha: number, sim: boolean): void =>
    mudar({ vinculos: sim ? [...vinculos, linha] : vinculos.filter((outra) => outra !== linha) });
  const rodar = async (): Promise<void> => {
    try {
      await executar.mutateAsync(entrada);
      aoExecutar();
    } catch (erro) {
      avisar.erro(erro);
    }
  };
  return (
    <>
      <h3>{t('colunasTitulo', { arquivo: importacao.arquivo, n: importacao.total })}</h3>
      <DestinosDasColunas
        id={idDaLista}
        colunas={importacao.colunas}
        mapeamento={mapeamento}
        campos={camposImportados}
        // What was looked at in other columns was not looked at in these.
        aoMapear={(mapa) => mudar({ mapeamento: mapa, vinculos: [] })}
      />
      <div aria-live="polite" aria-busy={conferencia.isFetching} className={estilo.resultado}>
        {error && (
          <p role="alert" className={estilo.perigo}>
            {error.fields.map(({ message }) => message).join(' ') || mensagemDe(error)}
          </p>
        )}
        {!data && !error && <p role="status">{t('conferindo')}</p>}
        {data && !error && (
          <>
            <Cartoes
              numeros={[
                { rotulo: t('prontas'), valor: data.prontas, tom: 'sucesso' },
                { rotulo: t('comErro'), valor: data.erros, ...(data.erros > 0 ? { tom: 'perigo' as const } : {}) },
                { rotulo: t('parecidas'), valor: data.parecidas, ...(data.parecidas > 0 ? { tom: 'alerta' as const } : {}) },
                { rotulo: t('cadastradas'), valor: data.cadastradas },
                { rotulo: t('responsaveisNovos'), valor: data.responsaveisNovos },
                { rotulo: t('responsaveisExistentes'), valor: data.responsaveisExistentes },
              ]}
            />
            <Checkbox
              label={t('aceitarParecidas')}
              checked={aceitarParecidas}
              onChange={(e) => mudar({ aceitarParecidas: e.currentTarget.checked })}
            />
            <ProblemasDaImportacao conferencia={data} vinculos={vinculos} aoVincular={vincular} />
          </>
        )}
      </div>
      {falha !== null && (
        <div role="alert" className={estilo.acoes}>
          <p className={estilo.perigo}>
            {t('naoGuardada')} {mensagemDe(falha)}
          </p>
          <Button size="compact-sm" variant="default" onClick={() => void guardar()}>
            {t('guardarDeNovo')}
          </Button>
        </div>
      )}
      <div className={estilo.rodape}>
        <Button variant="default" onClick={recomecar}>
          {t('outraPlanilha')}
        </Button>
        <Button
          loading={executar.isPending}
          disabled={!data || Boolean(error) || data.prontas === 0 || conferencia.isPlaceholderData}
          onClick={() => void rodar()}
        >
          {t('cadastrarN', { n: data?.prontas ?? 0 })}
        </Button>
      </div>
    </>
  );
}
