import { CampoMascarado } from '#platform/web/formulario/campos/mascarado.tsx';
import {
  CampoData,
  CampoPis,
  camposDe,
  CampoSelecao,
  CampoTexto,
  CampoTituloEleitor,
  SecaoFormulario,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { formatarCertidao, normalizarCertidao } from '#shared/documentos/certidao.ts';
import { textosPessoas } from '#domains/pessoas/texts.ts';
import { opcoesUf } from '#domains/pessoas/web/opcoes.ts';
import type { esquemaEdicaoPessoa } from '#domains/pessoas/esquemas.ts';

const campo = camposDe<typeof esquemaEdicaoPessoa>();

export const camposDosDocumentos = [
  'rg',
  'rgOrgaoEmissor',
  'rgUf',
  'rgDataEmissao',
  'certidaoNascimento',
  'certidaoTermo',
  'certidaoLivro',
  'certidaoFolha',
  'tituloEleitor',
  'zonaEleitoral',
  'secaoEleitoral',
  'pis',
  'registroProfissional',
] as const;

const mascaraCertidao = { formatar: formatarCertidao, normalizar: normalizarCertidao, maximo: 40, aoSair: true };

/** Documents besides the CPF, which stands with the name. */
export function AbaDocumentos() {
  const t = useTextos(textosPessoas);
  return (
    <>
      <SecaoFormulario titulo={t('docIdentidade')}>
        <CampoTexto nome={campo('rg')} rotulo={t('rg')} maximo={20} colunas={3} />
        <CampoTexto nome={campo('rgOrgaoEmissor')} rotulo={t('rgOrgaoEmissor')} maximo={20} colunas={3} placeholder="SSP, PC, SEGUP" />
        <CampoSelecao nome={campo('rgUf')} rotulo={t('rgUf')} opcoes={opcoesUf} colunas={3} />
        <CampoData nome={campo('rgDataEmissao')} rotulo={t('rgDataEmissao')} nascimento colunas={3} />
      </SecaoFormulario>
      <SecaoFormulario titulo={t('docCertidao')}>
        <CampoMascarado
          nome={campo('certidaoNascimento')}
          rotulo={t('certidaoNascimento')}
          mascara={mascaraCertidao}
          inputMode="numeric"
          colunas={6}
        />
        <CampoTexto nome={campo('certidaoTermo')} rotulo={t('certidaoTermo')} maximo={20} colunas={2} />
        <CampoTexto nome={campo('certidaoLivro')} rotulo={t('certidaoLivro')} maximo={20} colunas={2} />
        <CampoTexto nome={campo('certidaoFolha')} rotulo={t('certidaoFolha')} maximo={20} colunas={2} />
        <p className="suave inteira">{t('certidaoDica')}</p>
      </SecaoFormulario>
      <SecaoFormulario titulo={t('docEleitor')}>
        <CampoTituloEleitor nome={campo('tituloEleitor')} rotulo={t('tituloEleitor')} />
        <CampoTexto nome={campo('zonaEleitoral')} rotulo={t('zonaEleitoral')} maximo={4} inputMode="numeric" />
        <CampoTexto nome={campo('secaoEleitoral')} rotulo={t('secaoEleitoral')} maximo={4} inputMode="numeric" />
      </SecaoFormulario>
      <SecaoFormulario titulo={t('docTrabalho')}>
        <CampoPis nome={campo('pis')} rotulo={t('pis')} />
        <CampoTexto nome={campo('registroProfissional')} rotulo={t('registroProfissional')} maximo={40} colunas={8} />
      </SecaoFormulario>
    </>
  );
}
