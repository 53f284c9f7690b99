import { importacaoApi } from '../api.ts';
import { Checkbox } from '@mantine/core';
import type { TomDeEstado } from '#platform/web/pagina/cartoes.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { textosImportacao } from '../texts.ts';
import estilo from './importacao.module.css';

type Conferencia = RespostaCliente<typeof importacaoApi.conferirImportacao>;
const tons: Record<Conferencia['linhas'][number]['situacao'], TomDeEstado> = {
  pronta: 'sucesso',
  erro: 'perigo',
  cadastrada: 'neutro',
  parecida: 'alerta',
};

/** The lines of a sheet with what is to be checked in each, the column named, and who would be linked to whom; errors first. */
export function ProblemasDaImportacao({
  conferencia,
  vinculos,
  aoVincular,
}: {
  conferencia: Conferencia;
  vinculos: readonly number[];
  aoVincular: (linha: number, sim: boolean) => void;
}) {
  const t = useTextos(textosImportacao);
  const { linhas, total, prontas } = conferencia;
  return (
    <>
      {prontas < total && <p className="suave">{t('soAsProntas')}</p>}
      {linhas.length < total && <p className="suave">{t('primeirasLinhas', { n: linhas.length })}</p>}
      <Tabela
        legenda={t('problema')}
        colunas={[t('linha'), t('nome'), t('problema')]}
        numericas={[0]}
        linhas={linhas.map(({ numero, nome, situacao, problemas, avisos, aDecidir }) => ({
          chave: numero,
          celulas: [
            numero,
            nome,
            <div key="problemas" className={estilo.problemas}>
              <Etiqueta tom={tons[situacao]}>{t(`situacao_${situacao}`)}</Etiqueta>
              {[...problemas, ...avisos].map(({ coluna, mensagem }) => (
                <span key={`${coluna} ${mensagem}`}>
                  {coluna !== null && <strong>{coluna}: </strong>}
                  {mensagem}
                </span>
              ))}
              {aDecidir && (
                <Checkbox
                  label={t('cpfConferido')}
                  aria-label={t('cpfConferidoDaLinha', { linha: numero })}
                  checked={vinculos.includes(numero)}
                  onChange={(e) => aoVincular(numero, e.currentTarget.checked)}
                />
              )}
            </div>,
          ],
        }))}
      />
    </>
  );
}
