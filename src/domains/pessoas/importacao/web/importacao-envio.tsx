import { importacaoApi } from '../api.ts';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { baixarArquivo, enviarArquivo } from '#platform/web/rede/api.ts';
import { criarChaveDeEnvio } from '#platform/web/rede/chave-de-envio.ts';
import { clienteDeConsultas, invalidar, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { mensagemDe } from '#platform/web/rede/erro-api.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { textosImportacao } from '../texts.ts';
import estilo from './importacao.module.css';

const aceitos = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** First step: the sheet, the model to fill in, and the imports of the last month. */
export function EnvioDePlanilha({ aoAbrir }: { aoAbrir: (id: number) => void }) {
  const t = useTextos(textosImportacao);
  const arquivo = useRef<HTMLInputElement>(null);
  const [chave] = useState(criarChaveDeEnvio);
  const [lendo, setLendo] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const recentes = useConsulta(importacaoApi.listarImportacoes, {});

  const enviar = async (escolhida: File | undefined): Promise<void> => {
    if (!escolhida) return;
    setErro(null);
    setLendo(true);
    try {
      const identidade = [escolhida.name, escolhida.size, escolhida.lastModified];
      const importacao = await enviarArquivo(importacaoApi.enviarPlanilha, {}, escolhida, { chaveIdempotencia: chave.para(identidade) });
      chave.aoResponder(null);
      clienteDeConsultas.setQueryData([importacaoApi.obterImportacao.path, { params: { id: importacao.id } }], importacao);
      void invalidar(importacaoApi.listarImportacoes);
      aoAbrir(importacao.id);
    } catch (falha) {
      chave.aoResponder(falha);
      setErro(mensagemDe(falha));
    } finally {
      setLendo(false);
      if (arquivo.current) arquivo.current.value = '';
    }
  };
  const baixarModelo = (formato: 'xlsx' | 'csv'): void => {
    baixarArquivo(importacaoApi.modeloDaImportacao, { query: { Formato: formato } }, { nomePadrao: `modelo.${formato}` }).catch(
      avisar.erro,
    );
  };
  return (
    <div className={estilo.envio}>
      <p>{t('explicacao')}</p>
      <p className="suave">{t('explicacaoResponsaveis')}</p>
      <input
        ref={arquivo}
        type="file"
        accept={aceitos}
        hidden
        aria-label={t('escolherPlanilha')}
        onChange={(e) => void enviar(e.currentTarget.files?.[0])}
      />
      <div className={estilo.acoes}>
        <Button data-foco loading={lendo} onClick={() => arquivo.current?.click()}>
          {t('escolherPlanilha')}
        </Button>
        {(['xlsx', 'csv'] as const).map((formato) => (
          <Button key={formato} variant="default" onClick={() => baixarModelo(formato)}>
            {t('modelo', { formato: formato.toUpperCase() })}
          </Button>
        ))}
      </div>
      <p className="suave">{t('limites')}</p>
      <p role="alert" className={estilo.perigo}>
        {erro}
      </p>
      <p role="status" className="so-leitor">
        {lendo ? t('lendo') : ''}
      </p>
      {recentes.data && recentes.data.itens.length > 0 && (
        <section aria-label={t('recentes')}>
          <h3>{t('recentes')}</h3>
          <ul className={estilo.recentes}>
            {recentes.data.itens.map((feita) => (
              <li key={feita.id}>
                <span>
                  {t(feita.situacao === 'aberta' ? 'recenteAberta' : 'recente', {
                    arquivo: feita.arquivo,
                    cadastros: t('cadastros', { n: feita.criadas }),
                    linhas: t('linhas', { n: feita.total }),
                  })}
                </span>
                {feita.situacao === 'aberta' && <Etiqueta tom="aberto">{t('naoImportada')}</Etiqueta>}
                {feita.situacao === 'desfeita' && <Etiqueta>{t('desfeita')}</Etiqueta>}
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`${t('abrir')}: ${feita.arquivo}`}
                  onClick={() => aoAbrir(feita.id)}
                >
                  {t('abrir')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
