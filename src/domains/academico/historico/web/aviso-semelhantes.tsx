import { useConsulta } from '#platform/web/rede/consultas.ts';
import { camposDe, useValor } from '#platform/web/formulario/index.ts';
import { usePausado } from '#platform/web/use-pausado.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { isCnpj } from '#shared/documentos/cnpj.ts';
import { buscasApi } from '../api-instituicoes.ts';
import { textosHistorico } from '../texts.ts';
import type { esquemaInstituicao } from '../esquemas.ts';
import estilo from './historico.module.css';

const campo = camposDe<typeof esquemaInstituicao>();

const esperaMs = 400;
const textoDe = (valor: unknown): string => (typeof valor === 'string' ? valor.trim() : '');

/** While one types: institutions that may be this one. What stands saved already is asked about no more. */
export function AvisoSemelhantes({ guardada }: { guardada?: { id: number; nome: string; cnpj: string | null; inep: string | null } }) {
  const t = useTextos(textosHistorico);
  const [nome, cnpj, inep] = [textoDe(useValor(campo('nome'))), textoDe(useValor(campo('cnpj'))), textoDe(useValor(campo('inep')))];
  const novo = (valor: string, antes: string | null | undefined) => valor !== '' && valor !== (antes ?? '');
  const partes = {
    ...(novo(nome, guardada?.nome) && nome.length >= 5 ? { Nome: nome } : {}),
    ...(novo(cnpj, guardada?.cnpj) && isCnpj(cnpj) ? { Cnpj: cnpj } : {}),
    ...(novo(inep, guardada?.inep) && /^\d{8}$/.test(inep) ? { Inep: inep } : {}),
  };
  const query = usePausado(partes, esperaMs);
  const perguntar = Object.keys(query).length > 0;
  const { data } = useConsulta(
    buscasApi.verSemelhantes,
    { query: { ...query, ...(guardada ? { IgnorarId: guardada.id } : {}) } },
    { ativa: perguntar, manterAnterior: perguntar },
  );
  const achadas = perguntar ? (data?.itens ?? []) : [];
  return (
    <div role="status">
      {achadas.length > 0 && (
        <div className={estilo.aviso}>
          <p>{t('semelhantesTitulo')}</p>
          <ul>
            {achadas.map(({ id, nome: achada, cidade, uf, ativa, motivo }) => (
              <li key={id}>
                {/* Another tab: what is being typed stays. */}
                <Elo tela="instituicao-ensino-form" params={{ id }} target="_blank">
                  {achada}
                </Elo>{' '}
                {[[cidade, uf].filter(Boolean).join('/'), ativa ? null : t('inativa')].filter(Boolean).join(' · ')} (
                {t(`semelhante_${motivo}`)})
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
