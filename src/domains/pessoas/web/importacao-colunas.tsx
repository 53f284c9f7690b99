import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useComando, useConsulta } from '#platform/web/consultas.ts';
import { avisar } from '#platform/web/dialogos.tsx';
import { mensagemDe } from '#platform/web/erro-api.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Cartoes } from '#platform/web/pagina.tsx';
import { pessoasApi } from '../api.ts';
import { type CampoImportado, camposImportados } from '../campos-importados.ts';
import { textosImportacao } from '../texts-importacao.ts';
import type { ImportacaoNaTela } from './importacao.tsx';
import estilo from './importacao.module.css';
import { ProblemasDaImportacao } from './importacao-problemas.tsx';

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
  const { idioma } = useIdioma();
  const [mapeamento, setMapeamento] = useState(importacao.mapeamento);
  const [aceitarParecidas, setAceitarParecidas] = useState(false);
  const entrada = { params: { id: importacao.id }, body: { mapeamento, aceitarParecidas } };
  const conferencia = useConsulta(pessoasApi.conferirImportacao, entrada, { manterAnterior: true, validadeMs: 60_000 });
  const executar = useComando(pessoasApi.executarImportacao);
  const { data, error } = conferencia;

  const mudar = (coluna: number, destino: string): void =>
    setMapeamento((atual) => {
      const semEla = Object.fromEntries(
        Object.entries(atual).filter(([chave, indice]) => indice !== coluna && chave !== destino),
      ) as typeof atual;
      return destino === '' ? semEla : { ...semEla, [destino]: coluna };
    });
  const destinoDe = (coluna: number): CampoImportado | '' =>
    (Object.entries(mapeamento).find(([, indice]) => indice === coluna)?.[0] as CampoImportado | undefined) ?? '';
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
      <ul className={estilo.colunas}>
        {importacao.colunas.map(({ titulo, exemplos }, i) => (
          <li key={`${i} ${titulo}`}>
            <label>
              <span>
                <strong>{titulo || t('semTitulo')}</strong> <span className={estilo.suave}>{exemplos.join(' · ')}</span>
              </span>
              <select
                className={estilo.destino}
                aria-label={t('destinoDe', { coluna: titulo || String(i + 1) })}
                value={destinoDe(i)}
                onChange={(e) => mudar(i, e.currentTarget.value)}
              >
                <option value="">{t('naoImportar')}</option>
                {camposImportados.map((campo) => (
                  <option key={campo.chave} value={campo.chave}>
                    {campo[idioma]}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
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
              onChange={(e) => setAceitarParecidas(e.currentTarget.checked)}
            />
            <ProblemasDaImportacao conferencia={data} />
          </>
        )}
      </div>
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
